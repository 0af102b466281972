import * as scale from '@vidas/ui/theme/scale.ts';
import { color, dark, light, type ColorTokens } from '@vidas/ui/theme/tokens.ts';
import { styled } from 'styled-components';

const { space } = scale;
const themes: Readonly<Record<string, unknown>> = scale;

const Table = styled.table`
  /* The stripes of Storybook are of its own colours. */
  &&& tr { background: none; }
  td:last-child { white-space: nowrap; }
`;
const Swatch = styled.span<{ $value: string }>`
  display: inline-block;
  width: ${space.xl};
  height: ${space.l};
  margin-right: ${space.s};
  vertical-align: text-bottom;
  border: thin solid ${color.borderStrong};
  background: ${({ $value }) => $value};
`;

const valueOf = (token: string): string => {
  let value: unknown = themes;
  for (const key of token.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  return String(value);
};

const colourOf = (token: string): keyof ColorTokens | undefined =>
  token.startsWith('color.') ? (token.slice('color.'.length) as keyof ColorTokens) : undefined;

interface TokenTableProps {
  /** Names as in the source: `color.accent`, `space.m`. */
  readonly tokens: readonly string[];
}

/** Tokens with their values, colours in both themes. */
export function TokenTable({ tokens }: TokenTableProps) {
  if (tokens.length === 0) return <p>Nenhum próprio: só os das peças de que é feito.</p>;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Nome</th>
          <th scope="col">Claro, ou valor único</th>
          <th scope="col">Escuro</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => {
          const colour = colourOf(token);
          return (
            <tr key={token}>
              <td>
                <code>{token}</code>
              </td>
              {colour === undefined ? (
                <td colSpan={2}>{valueOf(token)}</td>
              ) : (
                [light, dark].map((theme) => (
                  <td key={theme === light ? 'light' : 'dark'}>
                    <Swatch $value={theme[colour]} />
                    {theme[colour]}
                  </td>
                ))
              )}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
