import { rotulos } from './nomesDoFio.ts';

/** Label of a name on the wire; undefined without one. */
export const rotuloDoNome = (nome: string): string | undefined =>
  Object.hasOwn(rotulos, nome) ? rotulos[nome] : undefined;

/**
 * Label of a field: 'itensAlterados.2.qtdExecAprov' is 'Quantidade aprovada (3º)'. An unknown name is
 * returned unchanged.
 */
export const rotuloDe = (field: string): string => {
  const parts = field.split('.');
  const at = parts.findLastIndex((part) => rotuloDoNome(part) !== undefined);
  const label = rotuloDoNome(parts[at] ?? '');
  if (label === undefined) return field;
  const place = parts.find((part) => /^\d+$/.test(part));
  return place === undefined ? label : `${label} (${Number(place) + 1}º)`;
};
