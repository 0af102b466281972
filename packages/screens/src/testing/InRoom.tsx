import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { StaffStory } from '../app-registry/StaffStory.tsx';

const room = { display: 'grid', grid: 'minmax(0, 1fr) / minmax(0, 1fr)', height: '100vh' } as const;

/** The place of a screen in a story without the shell: no wider than the window, as the shell gives it. */
const InRoom = ({ children }: { readonly children: ReactNode }) => <div style={room}>{children}</div>;

/** How a story draws a screen that no module registers. */
export const renderInRoom = (Screen: ComponentType) => (args: ComponentProps<typeof StaffStory>) => (
  <StaffStory {...args}>
    <InRoom>
      <Screen />
    </InRoom>
  </StaffStory>
);
