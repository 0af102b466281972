import { contrast } from '@vidas/ui/theme/contrast.ts';
import { font, motion, radius, space } from '@vidas/ui/theme/scale.ts';
import { color, dark, light, type ColorTokens } from '@vidas/ui/theme/tokens.ts';
import { styled } from 'styled-components';
import { colourJobs } from './colourJobs.ts';

const Table = styled.table`
  border-collapse: collapse;
  font-size: ${font.size.table};
  /* The stripes of Storybook are of its own colours. */
  &&& tr {
    background: none;
  }
  th,
  td {
    padding: ${space.xs} ${space.m} ${space.xs} 0;
    text-align: left;
  }
`;
const Swatch = styled.span<{ $value: string }>`
  display: inline-block;
  width: ${space.xxl};
  height: ${space.l};
  vertical-align: middle;
  border: thin solid ${color.borderStrong};
  background: ${({ $value }) => $value};
`;
const Bar = styled.span<{ $width: string }>`
  display: inline-block;
  width: ${({ $width }) => $width};
  height: ${space.m};
  background: ${color.accent};
`;
const Corner = styled(Bar)<{ $radius: string }>`
  width: ${space.xxxl};
  height: ${space.xxl};
  border-radius: ${({ $radius }) => $radius};
`;
const Mover = styled.button<{ $time: string }>`
  width: ${space.xxxl};
  height: ${space.xl};
  border: thin solid ${color.borderStrong};
  background: ${color.accent};
  transition: width ${({ $time }) => $time};
  &:is(:hover, :focus-visible) {
    width: 12rem;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
// Storybook's page sets family and size of every span in a table.
const Sample = styled.span<{ $size: string }>`
  &&&&& {
    font-family: ${font.family};
    font-size: ${({ $size }) => $size};
  }
`;

const isHex = (value: string) => value.startsWith('#');
const ratios = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface ColourProps {
  readonly theme: ColorTokens;
  readonly token: keyof ColorTokens;
}

function Colour({ theme, token }: ColourProps) {
  const { on } = colourJobs[token];
  return (
    <td>
      <Swatch $value={theme[token]} /> {theme[token]}
      {on && `, ${ratios.format(contrast(theme[token], theme[on]))}:1 sobre ${on}`}
    </td>
  );
}

/** Every colour with its job, and its contrast with its ground, in both themes; the text names the shadow. */
export function Colours() {
  const tokens = (Object.keys(light) as (keyof ColorTokens)[]).filter((token) => isHex(light[token]));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Nome</th>
          <th scope="col">Serviço</th>
          <th scope="col">Claro</th>
          <th scope="col">Escuro</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token}>
            <th scope="row">{token}</th>
            <td>{colourJobs[token].job}</td>
            <Colour theme={light} token={token} />
            <Colour theme={dark} token={token} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The type scale, each name in its own size. */
export function Type() {
  return (
    <Table>
      <tbody>
        {Object.entries(font.size).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            <td>
              <Sample $size={value}>128 beneficiários, R$ 4.310,00</Sample>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The steps of space, drawn at their width. */
export function Space() {
  return (
    <Table>
      <tbody>
        {Object.entries(space).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            <td>
              <Bar $width={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The corners. */
export function Radii() {
  return (
    <Table>
      <tbody>
        {Object.entries(radius).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            <td>
              <Corner $width={space.xxxl} $radius={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The durations of motion, with a try-out. */
export function Times() {
  return (
    <Table>
      <tbody>
        {Object.entries(motion).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            <td>
              <Mover type="button" $time={value} aria-label={`Mostrar ${value}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const SYSTEM: Record<string, string> = {
  Canvas: 'fundo da página e das caixas',
  CanvasText: 'texto e bordas que separam',
  LinkText: 'links',
  ButtonFace: 'fundo de botões',
  ButtonText: 'texto de botões',
  ButtonBorder: 'borda de botões',
  Field: 'fundo de campos',
  FieldText: 'texto digitado',
  Highlight: 'o escolhido e o foco',
  HighlightText: 'texto do escolhido',
  GrayText: 'o que está desligado',
};

/** The system's colours that replace ours in forced-colours mode. */
export function SystemColours() {
  return (
    <Table>
      <tbody>
        {Object.entries(SYSTEM).map(([name, use]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Swatch $value={name} />
            </td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
