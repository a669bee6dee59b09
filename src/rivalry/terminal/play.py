"""Playing at the terminal: people and bots at one table, every answer saved before it counts."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from shlex import quote

from rivalry import files
from rivalry.bots import bot as bots
from rivalry.core.decision import CHANCE, Action, BadOption, Decision, NotYourDecision
from rivalry.core.game import State
from rivalry.core.match import Match
from rivalry.core.question import question_text
from rivalry.terminal import boards
from rivalry.terminal.answers import Unclear, understand
from rivalry.terminal.arguments import PERSON, Refused
from rivalry.terminal.screen import Screen, choices, result
from rivalry.terminal.story import Move, since_last_turn, told, walk

NEWS = 6  # lines of what happened, at most

HELP = """\
Type the number of an option, its words, or their beginnings: p r7.
Enter alone takes the only option.
  undo         take back your last answer, if it showed nothing hidden
  log          what has happened so far
  board        show the board again
  save [FILE]  every answer is saved anyway; with FILE, a copy goes there
  quit         leave; the game can be resumed later
  help         this text"""


class Quit(Exception):
    """The person leaves; everything is saved."""


class Session:
    """One sitting: a match, who sits where, and the file it is kept in."""

    def __init__(self, match: Match, seats: list[str], path: Path) -> None:
        self.match = match
        self.seats = seats
        self.path = path
        self.screen = Screen()
        self.people = [seat for seat, who in enumerate(seats) if who == PERSON]
        self.names = [self._name(seat) for seat in range(len(seats))]
        self.moves = [move for _, move in walk(match)]
        # The person who may look: with several, nobody until the screen is handed over.
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        # The cards that each person's last answer added to their hand.
        self.drawn: list[list[str]] = [[] for _ in seats]
        self.typed_ahead: list[Action] = []  # answers that the person at the screen typed at once

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        try:
            self._save()
            while self.match.decision is not None:
                self._turn(self.match.decision)
            self._show_result()
        except (Quit, EOFError, KeyboardInterrupt):
            self.screen.show("", f"Saved in {self.path}. To go on:")
            self.screen.show_whole(self._how_to_resume())
        except files.FileProblem as error:
            safe = f"; up to that point the game is safe: {self._how_to_resume()}"
            raise Refused(f"{error}{safe if self.path.is_file() else ''}", code=1) from None

    # Answers

    def _turn(self, decision: Decision) -> None:
        seat = decision.player
        if self.seats[seat] == PERSON:
            self._hand_over(seat)
            action = self._ask(seat)
            if action is not None:
                hand = self._hand(seat)
                self._answer(seat, action)
                self.drawn[seat] = _added(hand, self._hand(seat))
        else:
            self._answer(seat, self._bot_answer(decision))

    def _bot_answer(self, decision: Decision) -> Action:
        # A fresh bot for each answer, with a seed of its own: a resumed game goes on the same way.
        place = f"{self.match.log.seed}:{decision.player}:{len(self.match.log.answers)}"
        seed = int.from_bytes(sha256(place.encode()).digest()[:8], "big")
        level = self.seats[decision.player]
        bot = bots.make(self.match.game.name, level, seed)
        budget = bots.Budget(bots.SECONDS[level])
        return bot.choose(self.match.view(decision.player), decision, budget)

    def _answer(self, seat: int, action: Action) -> None:
        """Give an answer and save it. What cannot be saved is not accepted."""
        before = len(self.match.log.answers)
        self.match.answer(action, seat)
        try:
            self._save()
        except files.FileProblem:
            self.match.rewind(before)
            raise
        self.moves += [move for _, move in walk(self.match, before)]
        if not self.people:
            self.screen.show(*told(self.moves[before:], self.names))
        if len(self.moves) > before + 1:
            self._show_round(self.match.position(before + 1))

    def _undo(self, seat: int) -> bool:
        """Take back the person's last answer, if that is allowed."""
        try:
            self.match.undo(seat)
        except NotYourDecision as error:
            self.screen.show(f"No: {error}.")
            return False
        del self.moves[len(self.match.log.answers) :]
        self.drawn[seat] = []
        self._save()
        return True

    def _save(self) -> None:
        files.save(self.path, self.match.log)

    def _save_copy(self, name: str) -> None:
        path = Path(name) if name else self.path
        try:
            if path != self.path and path.exists():
                raise files.FileProblem(f"{path} already exists; choose another name")
            files.save(path, self.match.log)
        except files.FileProblem as error:
            self.screen.show(f"{error}; the game is safe in {self.path}")
        else:
            self.screen.show(f"Saved in {path}.")

    # Questions

    def _hand_over(self, seat: int) -> None:
        """Clear the screen and wait before another person looks; not if all is public."""
        if self.at_screen == seat or not self._has_secrets(seat):
            return
        self.at_screen = None
        self.screen.clear()
        self.screen.show(f"{self.names[seat]} is next; the others look away.")
        self.screen.ask("Press Enter when only you can see the screen. ")
        self.at_screen = seat

    def _ask(self, seat: int) -> Action | None:
        """The option that the person chooses; None if an undo has changed the question."""
        decision = self.match.decision
        assert decision is not None
        if not self.typed_ahead:
            self._show_table(decision)
        while True:
            if self.typed_ahead:
                return self.typed_ahead.pop(0)
            line = self.screen.ask("> ").strip()
            command, _, rest = line.partition(" ")
            match command.lower():
                case "":
                    if len(decision.options) == 1:
                        return decision.options[0]
                case "quit" | "q":
                    raise Quit
                case "help" | "h" | "?":
                    self.screen.show(HELP)
                case "log":
                    self.screen.show(*told(self._heard(self.moves, seat), self.names))
                case "board":
                    self._show_table(decision)
                case "save":
                    self._save_copy(rest.strip())
                case "undo":
                    if self._undo(seat):
                        return None
                case _:
                    try:
                        self.typed_ahead = boards.several(self.match.view(seat), line)
                        if not self.typed_ahead:
                            return understand(line, self.match.game, decision.options)
                    except (Unclear, BadOption) as unclear:
                        self.screen.show(str(unclear))

    # What is shown

    def _show_table(self, decision: Decision) -> None:
        """The board, what happened, the question and its options."""
        view = self.match.view(decision.player)
        moves = since_last_turn(self.moves, decision.player)
        news = told(self._heard(moves, decision.player), self.names)
        drawn = self.drawn[decision.player]
        if drawn:
            news.append(f"You drew {', '.join(drawn)}.")
        self.screen.clear()
        self.screen.show(boards.board(view), "", *news[-NEWS:], "")
        if len(self.people) > 1:
            self.screen.show(f"{self.names[decision.player]}:")
        self.screen.show(
            question_text(self.match.game, decision),
            choices([self.match.text(option) for option in decision.options]),
        )
        if boards.hint(view):
            self.screen.show(boards.hint(view))

    def _show_round(self, state: State) -> None:
        """How a round that has just ended was scored, before the next one is dealt."""
        view = state.view(self.at_screen)
        if not boards.round_over(view):
            return
        self.screen.clear()
        self.screen.show(boards.board(view), "", *boards.account(view))
        if self.people:
            self.screen.ask("Press Enter to go on. ")

    def _show_result(self) -> None:
        view = self.match.view(self.people[0] if len(self.people) == 1 else None)
        self.screen.clear()
        self.screen.show(boards.board(view), "", *boards.account(view), "")
        self.screen.show(result(self.names, self.match.scores(), self.match.winners()))
        self.screen.show("", f"The game is kept in {self.path}. To see it again:")
        self.screen.show_whole(f"rivalry replay {quote(str(self.path))}")

    def _heard(self, moves: Sequence[Move], seat: int) -> list[Move]:
        """What happened as a seat may know it: other players' answers can be secret."""
        game = self.match.game
        return [
            Move(move.seat, "a secret choice")
            if move.seat not in (seat, CHANCE) and game.is_secret(game.parse(move.words))
            else move
            for move in moves
        ]

    def _has_secrets(self, seat: int) -> bool:
        """Whether a seat sees anything that a spectator does not."""
        return {**self.match.view(seat), "seat": None} != self.match.view(None)

    def _hand(self, seat: int) -> list[str]:
        """The cards in hand, in games that have a hand of named cards."""
        hand: list[str] = self.match.view(seat).get("hand", [])
        return hand

    def _how_to_resume(self) -> str:
        return f"rivalry play --resume {quote(str(self.path))} --seats {','.join(self.seats)}"

    def _name(self, seat: int) -> str:
        if self.seats[seat] == PERSON:
            return "You" if len(self.people) == 1 else f"Player {seat}"
        alone = len(self.people) == 1 and len(self.seats) == 2
        return f"{self.seats[seat].capitalize()} bot" + ("" if alone else f" {seat}")


def _added(before: list[str], after: list[str]) -> list[str]:
    """What is in a hand now and was not before.

    >>> _added(["red 7", "red wager"], ["red 7", "red wager", "red wager"])
    ['red wager']
    """
    return list((Counter(after) - Counter(before)).elements())


def free_path(game: str) -> Path:
    """A file in the current folder that does not exist yet."""
    path = Path(f"{game}.json")
    n = 2
    while path.exists():
        path = Path(f"{game}-{n}.json")
        n += 1
    return path
