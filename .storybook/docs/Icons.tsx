import * as icons from '@vidas/ui/icon/icons.tsx';
import { font, radius, space } from '@vidas/ui/theme/scale.ts';
import { styled } from 'styled-components';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${space.s};
  padding: 0 !important;
  list-style: none;
`;
const Tile = styled.li`
  display: grid;
  gap: ${space.xs};
  margin: 0 !important;
  padding: ${space.m};
  border: thin solid currentColor;
  border-radius: ${radius.s};
  font: ${font.size.label} ${font.family};
  svg {
    width: ${space.xl};
    height: ${space.xl};
  }
`;

const USES: Readonly<Record<keyof typeof icons, string>> = {
  EyeIcon: 'mostrar a senha',
  EyeOffIcon: 'esconder a senha',
  WarningIcon: 'atenção',
  InfoIcon: 'informação',
  CheckCircleIcon: 'deu certo',
  ErrorCircleIcon: 'recusado ou falhou',
  CloseIcon: 'fechar ou retirar',
  MenuIcon: 'o menu das telas',
  ChevronLeftIcon: 'voltar; recolher à esquerda',
  ChevronRightIcon: 'avançar; abrir à direita',
  ChevronDownIcon: 'abrir uma lista abaixo',
  CheckIcon: 'escolhido',
  CopyIcon: 'copiar',
  InboxIcon: 'nada aqui',
  SearchIcon: 'procurar',
  TrendUpIcon: 'mais do que antes',
  TrendDownIcon: 'menos do que antes',
  EqualIcon: 'o mesmo que antes',
  MoreIcon: 'outros atos',
  PauseIcon: 'parar o que anda sozinho',
  PlayIcon: 'deixar andar sozinho',
};

/** Every drawing of the design system with its name and its use. */
export function Icons() {
  return (
    <Grid>
      {Object.entries(icons).map(([name, Icon]) => (
        <Tile key={name}>
          <Icon />
          <strong>{name}</strong>
          <span>{USES[name as keyof typeof icons]}</span>
        </Tile>
      ))}
    </Grid>
  );
}
