export function watchFolders(tops: readonly string[], changed: () => void): { close: () => void };
export function supervise(options: {
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  folders: readonly string[];
  tell?: (text: string) => void;
}): { stop: () => Promise<void> };
