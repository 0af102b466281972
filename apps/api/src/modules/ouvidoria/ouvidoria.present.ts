import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Acao, Denuncia, DenunciaDaEquipe } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { statusDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';
import { conclusao, prazos, type Vencimento } from './prazos.rules.ts';
import type { DenunciaDaLista } from './ouvidoria.sql.ts';
import type { AcaoAberta, DenunciaAberta } from './vault.ts';

/** A report as staff see it: also its deadlines, and what is due next (OUV-20). */
export const presentDenunciaDaEquipe = (
  denuncia: DenunciaAberta,
  vence: Vencimento | null,
): DenunciaDaEquipe => {
  const { registradaEm } = denuncia;
  const { analise, resposta } = prazos(registradaEm);
  return {
    ...presentDenuncia(denuncia),
    OUV_REGISTRADA_EM: registradaEm,
    OUV_PRAZO_ANALISE: analise,
    OUV_PRAZO_RESPOSTA: resposta,
    OUV_PRAZO_CONCLUSAO: conclusao(registradaEm),
    OUV_VENCE: vence?.oQue ?? null,
    OUV_VENCE_EM: vence?.em ?? null,
    OUV_DIAS: vence?.dias ?? null,
  };
};

/** More protocols than that are counted and not listed. */
const mostProtocols = 500;

/** The fields of a row about the reports it stands for (OUV-29, OUV-30). */
export const presentFold = (
  { id, de_lado: isAside }: Pick<DenunciaDaLista, 'id' | 'de_lado'>,
  rows: readonly DenunciaDaLista[],
): Pick<DenunciaDaEquipe, 'OUV_QUANTAS' | 'OUV_IGUAIS' | 'OUV_DE_LADO'> => {
  const others = rows.filter((row) => row.id !== id).map(({ protocolo }) => protocolo);
  return {
    ...(others.length > 0 ? { OUV_QUANTAS: rows.length, OUV_IGUAIS: others.slice(0, mostProtocols) } : {}),
    ...(isAside ? { OUV_DE_LADO: true } : {}),
  };
};

/** A report as staff and its own reporter read it. */
export const presentDenuncia = ({ protocolo, status, textos, identidade }: DenunciaAberta): Denuncia => ({
  OUV_PROTOCOLO: protocolo,
  OUV_NOME: identidade?.nome ?? null,
  OUV_EMAIL: identidade?.email ?? null,
  OUV_LOCAL: identidade?.local ?? null,
  OUV_TIPO: textos.tipo,
  OUV_DADOS_DENUNCIADO: textos.dadosDenunciado,
  OUV_DADOS_COMPLEMENTARES: textos.dadosComplementares,
  OUV_DETALHAMENTO: textos.detalhamento,
  OUV_PROTOCOLO_ANTERIOR: textos.protocoloAnterior,
  OUV_STATUS: status,
  DESCRICAO_STATUS: statusDenuncia[status],
});

/** What the protocol alone may show of a report (SEG-12). */
export type StatusAlone = Pick<DenunciaAberta, 'protocolo' | 'status' | 'registradaEm'>;

const statusAlone = { N: 'Recebida', A: 'Em análise', E: 'Encerrada' } as const;

/** What the protocol alone shows when the installation allows it: status and week, nothing of the report (SEG-12). */
export const presentStatusAlone = ({ protocolo, status, registradaEm }: StatusAlone): Denuncia => ({
  OUV_PROTOCOLO: protocolo,
  OUV_NOME: null,
  OUV_EMAIL: null,
  OUV_LOCAL: null,
  OUV_TIPO: null,
  OUV_DADOS_DENUNCIADO: null,
  OUV_DADOS_COMPLEMENTARES: null,
  OUV_DETALHAMENTO: null,
  OUV_PROTOCOLO_ANTERIOR: null,
  OUV_STATUS: status,
  DESCRICAO_STATUS: `${statusAlone[status]}, registrada na semana de ${mondayOf(registradaEm)}`,
});

/** An action for staff, with who took it. */
export const presentAcao = ({ codigo, descricao, funcionario }: AcaoAberta): Acao => ({
  AC_CODIGO: String(codigo),
  AC_DESCRICAO_ACAO: descricao,
  AC_FUNCIONARIO: funcionario,
});

/** An action as the reporter sees it: who took it is left out (OUV-10). */
export const presentAcaoToReporter = ({ codigo, descricao }: AcaoAberta): Acao => ({
  AC_CODIGO: String(codigo),
  AC_DESCRICAO_ACAO: descricao,
});

const mondayOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return writeDay(date.toISOString());
};
