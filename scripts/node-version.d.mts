export function nodeFor(
  present: { execPath: string; versions: { node: string } },
  own: string | undefined,
): string | undefined;
export function tooOld(version: string): string;
export function refuseOldNode(command: string): void;
