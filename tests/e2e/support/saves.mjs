// Saves that the app would not write: for tests of what it does with them.

/** The text of a save with its own checksum (FNV-1a, 64 bits), whatever stands in it. */
export function sealed(save) {
  const text = JSON.stringify({ ...save, sum: "" });
  const hash = new TextEncoder()
    .encode(text)
    .reduce((hash, byte) => BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n), 0xcbf29ce484222325n);
  return JSON.stringify({ ...save, sum: hash.toString(16).padStart(16, "0") });
}
