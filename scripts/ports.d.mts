export function takenPort(
  ports: readonly (readonly [name: string, port: number])[],
  host: string,
): Promise<string | undefined>;
export function comesUp(port: number, host: string, mostMs: number): Promise<boolean>;
