import type { ReactNode } from 'react';
import styled from 'styled-components';

// The harness wants the table itself 1240 × 720: the line of tools stands above it.
const Box = styled.div`
  display: flex;
  width: 1240px;
  height: 756px;
`;

/** The place that every peer gets. */
export const Place = ({ children }: { readonly children: ReactNode }) => <Box>{children}</Box>;
