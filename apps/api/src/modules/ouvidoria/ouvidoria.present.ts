import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Acao, Denuncia, DenunciaDaEquipe } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { statusDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';
import { conclusao, prazos, type Vencimento } from './prazos.rules.ts';
import type { DenunciaDaLista } from './ouvidoria.sql.ts';
import type { AcaoAberta, DenunciaAberta } from './vault.ts';

/** In place of a name or an e-mail that nobody asked for. */
const OCULTO = 'Oculto';

/** A report for staff, with its identity hidden (OUV-35), its deadlines and the next due step (OUV-20). */
export const presentDenunciaDaEquipe = (
  denuncia: DenunciaAberta,
  vence: Vencimento | null,
): DenunciaDaEquipe => {
  const { OUV_NOME: nome, OUV_EMAIL: email, ...others } = presentDenuncia(denuncia);
  const isOculta = nome !== null || email !== null;
  return {
    ...others,
    OUV_NOME: nome === null ? null : OCULTO,
    OUV_EMAIL: email === null ? null : OCULTO,
    ...(isOculta ? { OUV_OCULTA: true } : {}),
    OUV_REGISTRADA_EM: denuncia.registradaEm,
    OUV_VENCE: vence?.oQue ?? null,
    OUV_VENCE_EM: vence?.em ?? null,
    OUV_DIAS: vence?.dias ?? null,
  };
};

/** Protocols above this number are counted and not listed. */
const mostProtocols = 500;

/** Fields of a row about its reports (OUV-29, OUV-30). */
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

/** A report for staff and its own reporter. */
export const presentDenuncia = ({
  protocolo,
  status,
  registradaEm,
  textos,
  identidade,
}: DenunciaAberta): Denuncia => ({
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
  OUV_PRAZO_ANALISE: prazos(registradaEm).analise,
  OUV_PRAZO_RESPOSTA: prazos(registradaEm).resposta,
  OUV_PRAZO_CONCLUSAO: conclusao(registradaEm),
});

/** Fields of a report that the protocol alone opens (SEG-12). */
export type StatusAlone = Pick<DenunciaAberta, 'protocolo' | 'status' | 'registradaEm'>;

const statusAlone = { N: 'Recebida', A: 'Em análise', E: 'Encerrada' } as const;

/** Answer to the protocol alone, when the installation allows it: status and week, no content (SEG-12). */
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

/** An action for staff, with its author. */
export const presentAcao = (acao: AcaoAberta): Acao => ({
  ...presentAcaoToReporter(acao),
  AC_FUNCIONARIO: acao.funcionario,
});

/** An action for the reporter, without its author (OUV-10). */
export const presentAcaoToReporter = ({ codigo, descricao, feitaEm }: AcaoAberta): Acao => ({
  AC_CODIGO: String(codigo),
  AC_DESCRICAO_ACAO: descricao,
  AC_EM: feitaEm,
});

const mondayOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return writeDay(date.toISOString());
};
