import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { StaffStory } from '../app-registry/StaffStory.tsx';

const room = { display: 'grid', grid: 'minmax(0, 1fr) / minmax(0, 1fr)', height: '100vh' } as const;

/** The place of a screen in a story without the shell: no wider than the window, as in the shell. */
const InRoom = ({ children }: { readonly children: ReactNode }) => <div style={room}>{children}</div>;

/** Renderer of a screen outside of every module. */
export const renderInRoom = (Screen: ComponentType) => (args: ComponentProps<typeof StaffStory>) => (
  <StaffStory {...args}>
    <InRoom>
      <Screen />
    </InRoom>
  </StaffStory>
);
