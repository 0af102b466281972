import { DocsContext } from '@storybook/addon-docs/blocks';
import { color } from '@vidas/ui/theme/tokens.ts';
import { use } from 'react';
import { styled } from 'styled-components';
import { frameAddress } from './frameAddress.ts';
import { useToolbar } from './useToolbar.ts';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: thin solid ${color.border};
`;

interface StoryFrameProps {
  readonly id: string;
  readonly name: string;
  /** In px. */
  readonly height: number;
}

/**
 * A story in its own window inside a docs page, with the toolbar's choices. Storybook's own frame does not receive them.
 */
export function StoryFrame({ id, name, height }: StoryFrameProps) {
  const globals = useToolbar(use(DocsContext));
  return <Frame title={name} src={frameAddress(id, globals)} height={height} loading="lazy" />;
}
