import { breakpoint } from '@vidas/ui/theme/scale.ts';
import { useMedia } from '@vidas/ui/theme/useMedia.ts';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { StaffStory } from '../app-registry/StaffStory.tsx';

const room = { display: 'grid', grid: 'minmax(0, 1fr) / minmax(0, 1fr)', height: '100vh' } as const;
/** A stacked page grows with its rows, as in the shell. */
const stackedRoom = { display: 'grid', grid: 'auto / minmax(0, 1fr)' } as const;

/** The place of a screen in a story without the shell: no wider than the window, as in the shell. */
const InRoom = ({ children }: { readonly children: ReactNode }) => (
  <div style={useMedia(`(max-width: ${breakpoint.stack})`) ? stackedRoom : room}>{children}</div>
);

/** Renderer of a screen outside of every module. */
export const renderInRoom = (Screen: ComponentType) => (args: ComponentProps<typeof StaffStory>) => (
  <StaffStory {...args}>
    <InRoom>
      <Screen />
    </InRoom>
  </StaffStory>
);
