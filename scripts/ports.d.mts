export function takenPort(
  ports: readonly (readonly [name: string, port: number])[],
  host: string,
): Promise<string | undefined>;
