import { diasUteisEntre } from '../../financeiro/feriado/diasUteis.rules.ts';
import { counted } from '../../words/counted.ts';
import { writeDay } from '../../words/day.ts';

const uteis = (dias: number): string => counted(dias, 'dia útil', 'dias úteis');

/** Words for the state of a term; they name its day when no working day lies in between. */
const emPalavras = (ate: string, restam: number, hoje: string): string => {
  if (ate === hoje) return 'vence hoje';
  if (ate < hoje) return restam === 0 ? `venceu em ${writeDay(ate)}` : `venceu há ${uteis(-restam)}`;
  return restam === 0 ? `vence em ${writeDay(ate)}` : `vence em ${uteis(restam)}`;
};

/** State of a term of the law that still runs (ATD-18, RET-22, PRA-5); `restam` is negative after its end. Days are ISO. */
export const prazoAberto = (ate: string, hoje: string, locais?: ReadonlySet<string>) => {
  const restam = diasUteisEntre(hoje, ate, locais);
  const prazo = ate === hoje ? ('HOJE' as const) : ate < hoje ? ('VENCIDO' as const) : ('A_VENCER' as const);
  return { prazo, restam, relogio: emPalavras(ate, restam, hoje) };
};

/** State of a term after its act on an ISO day; `feito` names the act: 'respondida'. */
export const prazoCumprido = (
  { ate, em, feito }: { readonly ate: string; readonly em: string; readonly feito: string },
  locais: ReadonlySet<string>,
) => {
  if (em <= ate) return { prazo: 'NO_PRAZO' as const, restam: null, relogio: `${feito} no prazo` };
  const depois = diasUteisEntre(ate, em, locais);
  return {
    prazo: 'FORA' as const,
    restam: null,
    relogio:
      depois === 0 ? `${feito} depois de ${writeDay(ate)}` : `${feito} ${uteis(depois)} depois do prazo`,
  };
};
