import type { ReactNode } from 'react';

const room = { display: 'grid', grid: 'minmax(0, 1fr) / minmax(0, 1fr)', height: '100vh' } as const;

/** The place of a screen in a story without the shell: no wider than the window, as the shell gives it. */
export const InRoom = ({ children }: { readonly children: ReactNode }) => <div style={room}>{children}</div>;
