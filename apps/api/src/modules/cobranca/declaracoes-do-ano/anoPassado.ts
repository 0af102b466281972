import { Failure } from '../../../http/failure.ts';

/** A year that has ended on this day (ISO). Throws Failure 422 for another. */
export const anoPassado = (ano: string, hoje: string): number => {
  if (ano < hoje.slice(0, 4)) return Number(ano);
  const message = `O ano de ${ano} ainda não terminou: o que se declara pode mudar.`;
  throw new Failure(422, message, { problems: [{ field: 'ano', message }] });
};
