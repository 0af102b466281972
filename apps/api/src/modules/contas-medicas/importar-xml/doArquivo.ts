import type {
  GuiaDoArquivo,
  ItemDoArquivo,
  MembroDaEquipe,
  TotaisDoArquivo,
} from '@vidas/api-client/contas-medicas/guias/doArquivo.kinds.ts';
import type { GuiaTiss, ItemTiss, Profissional, TotaisTiss } from '../../../imports/tiss/guiaTiss.ts';

/** IBGE codes of the states, by letters, for council registrations. */
const ufs: Readonly<Record<string, string>> = Object.fromEntries(
  `11RO 12AC 13AM 14RR 15PA 16AP 17TO 21MA 22PI 23CE 24RN 25PB 26PE 27AL 28SE 29BA 31MG 32ES 33RJ 35SP 41PR 42SC 43RS 50MS 51MT
  52GO 53DF 98EX`
    .split(/\s+/)
    .map((each) => [each.slice(0, 2), each.slice(2)]),
);

/** Letters of a state by its code of IBGE. */
export const letrasDaUf = (codigo: string | null): string | undefined => ufs[codigo ?? ''];

const membroDe = ({ grau, nome, conselho, numeroConselho, uf, cbo }: Profissional): MembroDaEquipe => {
  const letras = letrasDaUf(uf);
  return {
    ...(grau && { grau }),
    ...(nome && { nome }),
    ...(conselho && { conselho }),
    ...(numeroConselho && { numeroConselho }),
    ...(letras && { uf: letras }),
    ...(cbo && { cbo: cbo.valor }),
  };
};

/** Facts of an item to keep (CTM-84); null without any. */
export const doArquivoDoItem = ({ ditos, despesa, equipe }: ItemTiss): ItemDoArquivo | null =>
  ditos || despesa || equipe.length > 0
    ? {
        ...ditos,
        ...(despesa && { despesa: despesa.valor }),
        ...(equipe.length > 0 && { equipe: equipe.map(membroDe) }),
      }
    : null;

const nomesDasSomas = {
  procedimentos: 'valorProcedimentos',
  diarias: 'valorDiarias',
  taxas: 'valorTaxasAlugueis',
  materiais: 'valorMateriais',
  medicamentos: 'valorMedicamentos',
  opme: 'valorOPME',
  gases: 'valorGasesMedicinais',
  geral: 'valorTotalGeral',
} as const satisfies Record<keyof TotaisDoArquivo, string>;

const totaisDe = (totais: TotaisTiss): TotaisDoArquivo =>
  Object.fromEntries(
    Object.entries(nomesDasSomas).flatMap(([chave, nome]) => {
      const dito = totais[nome];
      return dito ? [[chave, dito.valor]] : [];
    }),
  );

/** Facts of a guide to keep (CTM-84); null without any. */
export const doArquivoDaGuia = ({ ditos, totais }: GuiaTiss): GuiaDoArquivo | null => {
  const somas = totaisDe(totais);
  const temSomas = Object.keys(somas).length > 0;
  return ditos || temSomas ? { ...ditos, ...(temSomas && { totais: somas }) } : null;
};
