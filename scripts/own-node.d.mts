export function ownNode(root: string, platform?: string, arch?: string): string | undefined;
export function linkOwnNode(root?: string, platform?: string, arch?: string): void;
