/** The codes of another program (Python's `qrcode`), cell for cell, that a camera's decoder reads. */
import { expect, test } from "vitest";
import { qr } from "./qr";

const text = (rows: boolean[][]) =>
  rows.map((row) => row.map((dark) => (dark ? "1" : "0")).join("")).join("\n");

async function fingerprint(words: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words));
  return Array.from(new Uint8Array(hash).slice(0, 8), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

test("the smallest code, cell for cell", () => {
  expect(text(qr("A")).split("\n")).toEqual([
    "111111101001001111111",
    "100000101111101000001",
    "101110100010101011101",
    "101110101101101011101",
    "101110100111001011101",
    "100000100101101000001",
    "111111101010101111111",
    "000000001101100000000",
    "101101110011101001011",
    "010110010101111001000",
    "110011101101000001101",
    "101101000001001111100",
    "100111100100100100100",
    "000000001011001001001",
    "111111101001100101000",
    "100000101100000110110",
    "101110100110111110001",
    "101110101111001111110",
    "101110101010101100000",
    "100000100010010100101",
    "111111101000010010000",
  ]);
});

test.each([
  [1, "A", "bc9009ae87ca68f1"],
  [2, "x7Q".repeat(6), "1aada95c7ee45b1c"],
  [3, "x7Q".repeat(9), "b28c29d39963d64f"],
  [4, "https://rivalry.example/table/0123456789abcdef0123456789abcdef", "5afc4777daad58f7"],
  [5, "x7Q".repeat(21), "c0198e8aa3eecf99"],
  [6, "x7Q".repeat(30), "a32ec5c6a407d26e"],
  [7, "x7Q".repeat(36), "a34dad5e8f227c85"],
  [8, "x7Q".repeat(42), "58e56dce4134738f"],
  [9, "x7Q".repeat(51), "82820dde0869c838"],
])("version %i is drawn as another program draws it", async (version, words, hash) => {
  const rows = qr(words);
  expect(rows.length).toBe(version * 4 + 17);
  expect(await fingerprint(text(rows))).toBe(hash);
});

test("letters beyond ASCII are bytes of UTF-8", () => {
  expect(qr("ü".repeat(10)).length).toBe(qr("x".repeat(20)).length);
});

test("a text that is too long is refused", () => {
  expect(qr("x".repeat(180)).length).toBe(53);
  expect(() => qr("x".repeat(181))).toThrow(RangeError);
});
