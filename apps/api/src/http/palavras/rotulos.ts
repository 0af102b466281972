import { rotulos } from './nomesDoFio.ts';

/** The label of a name on the wire; undefined where it has none. */
export const rotuloDoNome = (nome: string): string | undefined =>
  Object.hasOwn(rotulos, nome) ? rotulos[nome] : undefined;

/** How people call a field: 'itensAlterados.2.qtdExecAprov' is 'Quantidade aprovada (3º)'. A name that is unknown is given back. */
export const rotuloDe = (field: string): string => {
  const parts = field.split('.');
  const at = parts.findLastIndex((part) => rotuloDoNome(part) !== undefined);
  const label = rotuloDoNome(parts[at] ?? '');
  if (label === undefined) return field;
  const place = parts.find((part) => /^\d+$/.test(part));
  return place === undefined ? label : `${label} (${Number(place) + 1}º)`;
};
