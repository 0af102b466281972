import styled from 'styled-components';
import { font, layer, radius, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** The id of the main part of every page. */
export const mainId = 'conteudo';

const Root = styled.a`
  position: fixed;
  z-index: ${layer.overlay};
  top: ${space.s};
  left: ${space.s};
  padding: ${space.s} ${space.l};
  border-radius: ${radius.s};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: ${font.weight.medium};
  &:not(:focus) { transform: translateY(-300%); }
  /* In print a link moved off the screen would lie over the foot of the sheet before. */
  @media print { display: none; }
`;

/** A link for the first tab stop. It skips header and menu and goes to the content. */
export function SkipLink() {
  return <Root href={`#${mainId}`}>Ir para o conteúdo</Root>;
}
