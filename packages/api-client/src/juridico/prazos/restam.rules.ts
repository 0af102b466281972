import { diasUteisEntre } from '../../financeiro/feriado/diasUteis.rules.ts';
import { counted } from '../../words/counted.ts';
import { writeDay } from '../../words/day.ts';

/** An open term on a day; `restam` are the working days left, below zero when they are over. */
export interface Restam {
  readonly estado: 'VENCIDO' | 'HOJE' | 'A_VENCER';
  readonly restam: number;
  /** State in words: 'venceu há 2 dias úteis'. */
  readonly emPalavras: string;
}

const uteis = (dias: number): string => counted(dias, 'dia útil', 'dias úteis');

/** State of a term whose last ISO day is `ate`; without a working day between it and today its day is said instead (ATD-18, RET-22). */
export const restamDiasUteis = (hoje: string, ate: string, locais?: ReadonlySet<string>): Restam => {
  const restam = diasUteisEntre(hoje, ate, locais);
  if (ate === hoje) return { estado: 'HOJE', restam, emPalavras: 'vence hoje' };
  if (ate < hoje)
    return {
      estado: 'VENCIDO',
      restam,
      emPalavras: restam === 0 ? `venceu em ${writeDay(ate)}` : `venceu há ${uteis(-restam)}`,
    };
  return {
    estado: 'A_VENCER',
    restam,
    emPalavras: restam === 0 ? `vence em ${writeDay(ate)}` : `vence em ${uteis(restam)}`,
  };
};
