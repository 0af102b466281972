import type { ReactNode } from 'react';
import styled from 'styled-components';

// The harness wants the table itself to be 1240 × 720; the line of tools comes on top.
const Box = styled.div`
  display: flex;
  width: 1240px;
  height: 756px;
`;

/** Every compared grid gets a place of this size. */
export const Place = ({ children }: { readonly children: ReactNode }) => <Box>{children}</Box>;
