import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import { size, space } from '../theme/scale.ts';

export interface TileGridProps {
  /** Tiles. */
  readonly children: ReactNode;
  /** The name of the list, for screen readers: Módulos. */
  readonly label: string;
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${size.tileMin}), 1fr));
  gap: ${space.m};
  padding: 0;
  list-style: none;
  li { display: grid; }
`;

/** Tiles in as many columns as have room: four in a page of 1080 px. */
export function TileGrid({ children, label }: TileGridProps) {
  return <Root aria-label={label}>{Children.map(children, (tile) => tile && <li>{tile}</li>)}</Root>;
}
