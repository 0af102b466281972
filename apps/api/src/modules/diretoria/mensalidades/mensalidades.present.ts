import { writeDay } from '@vidas/api-client/words/day.ts';
import type { MensalidadeDoBeneficiario } from '@vidas/api-client/diretoria/mensalidades/mensalidades.contract.ts';
import { statusEm } from '../../cadastro/relatorios/cadastro.rules.ts';
import type { VidaComMensalidade } from './mensalidades.sql.ts';

/** Why a life has no fee in the month of the day, or what was posted on it (DIR-10). */
const historicoDe = (
  { mensalidade, mensalidade_em, cadastrado_em, ativado_em, lancamentos }: VidaComMensalidade,
  dia: string,
): string | null => {
  if (mensalidade > 0) return lancamentos;
  if (ativado_em === null) return `Cadastrado em ${writeDay(cadastrado_em)}, sem data de ativação`;
  if (ativado_em > dia) return `Ativação marcada para ${writeDay(ativado_em)}`;
  if (mensalidade_em !== null && mensalidade_em.slice(0, 7) > dia.slice(0, 7))
    return `Primeira mensalidade em ${writeDay(mensalidade_em)}`;
  return `Sem lançamento de mensalidade em ${writeDay(dia.slice(0, 7))}`;
};

/** The row of the report; the situation is the one on the day (FMT-13). */
export const presentMensalidade = (vida: VidaComMensalidade, dia: string): MensalidadeDoBeneficiario => ({
  matricula: vida.matricula,
  codTitular: vida.codTitular,
  titular: vida.titular,
  nomeBeneficiario: vida.nomeBeneficiario,
  cidade: vida.cidade,
  dataAtivacao: vida.ativado_em,
  dataCancelamento: vida.cancelado_em,
  mensalidade: vida.mensalidade,
  numTitulo: vida.numTitulo,
  dataVencimento: vida.dataVencimento,
  valorTotal: vida.valorTotal,
  status: statusEm(dia, vida),
  historico: historicoDe(vida, dia),
});
