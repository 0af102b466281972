import type { InicioCadastro } from '@vidas/api-client/cadastro/inicio/inicio.contract.ts';

/** The newest file of a month that was not discarded; its return, when there was one. */
export interface EnvioDoMes {
  /** YYYY-MM */
  competencia: string;
  situacao: 'GERADO' | 'PROCESSADO' | 'RECUSADO';
  /** YYYY-MM-DDTHH:MM */
  geradoEm: string;
  retornoEm: string | null;
}

/** Months of the calendar, this one included. */
const MESES = 4;

const doDia = (dia: string, meses: number): string => {
  const [ano = 0, mes = 1] = dia.split('-').map(Number);
  return new Date(Date.UTC(ano, mes - 1 + meses, 1)).toISOString().slice(0, 7);
};

/** Last day for the file of a month: the fifth of the next one (SIB-21). */
export const prazoDoSib = (competencia: string): string => `${doDia(`${competencia}-01`, 1)}-05`;

const diasEntre = (antes: string, depois: string): number =>
  Math.max(0, Math.round((Date.parse(depois.slice(0, 10)) - Date.parse(antes.slice(0, 10))) / 86_400_000));

/**
 * The month of `hoje` and the earlier ones, newest first, each with its last day and its file (SIB-62). Before the first file only
 * the due month counts, because earlier sendings are unknown. A refused file does not count.
 */
export const calendarioDe = (envios: readonly EnvioDoMes[], hoje: string): InicioCadastro['calendario'] => {
  const primeira = envios.map(({ competencia }) => competencia).toSorted()[0] ?? doDia(hoje, -1);
  return Array.from({ length: MESES }, (_, index) => doDia(hoje, -index))
    .filter((mes) => mes >= primeira || mes >= doDia(hoje, -1))
    .map((competencia) => {
      const prazo = prazoDoSib(competencia);
      const envio = envios.find((each) => each.competencia === competencia);
      const isDito = envio !== undefined && envio.situacao !== 'RECUSADO';
      return {
        competencia,
        prazo,
        situacao: envio?.situacao ?? null,
        geradoEm: envio?.geradoEm ?? null,
        retornoEm: envio?.retornoEm ?? null,
        atraso: diasEntre(prazo, isDito ? envio.geradoEm : hoje),
        espera: envio?.situacao === 'GERADO' ? diasEntre(envio.geradoEm, hoje) : null,
      };
    });
};
