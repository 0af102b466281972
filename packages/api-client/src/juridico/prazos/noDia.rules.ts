import { maisDias } from '../../financeiro/feriado/calendario.rules.ts';
import { somaDiasUteis } from '../../financeiro/feriado/diasUteis.rules.ts';
import { type ChavePrazo, prazosDaLei, prazosPadrao } from './prazos.rules.ts';

/** A saved value of a term, with the ISO day from which it holds. */
export interface ValorSalvo {
  readonly chave: string;
  readonly desde: string;
  readonly valor: string;
}

/** Saved values of the terms, by day, and the civil holidays of state and city of the seat. */
export interface RelogioDaLei {
  readonly valores: readonly ValorSalvo[];
  readonly locais: ReadonlySet<string>;
}

/** Value of a term on an ISO day: the newest that held by then. A later value changes no earlier term (PRA-2). */
const valorNoDia = ({ valores }: RelogioDaLei, chave: ChavePrazo, dia: string): string => {
  let found: ValorSalvo | undefined;
  for (const salvo of valores)
    if (salvo.chave === chave && salvo.desde <= dia && (found === undefined || salvo.desde > found.desde))
      found = salvo;
  return found?.valor ?? prazosPadrao[chave];
};

/** Last day of a term from its first ISO day, counted in the unit of the term. */
export const fimDoPrazo = (relogio: RelogioDaLei, chave: ChavePrazo, dia: string): string => {
  const dias = Number(valorNoDia(relogio, chave, dia));
  return prazosDaLei[chave].unidade === 'DIAS_UTEIS'
    ? somaDiasUteis(dia, dias, relogio.locais)
    : maisDias(dia, dias);
};
