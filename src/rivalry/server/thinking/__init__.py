"""What bots do for a server: answers, hints and analyses, in processes of their own."""
