import type { TipoBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import type { Pagador } from '@vidas/api-client/cobranca/pagador/pagador.contract.ts';
import type { CobrancaConfig } from '../../../config/cobrancaConfig.ts';
import { statusEm } from '../../cadastro/relatorios/cadastro.rules.ts';
import { presentBoleto } from '../boleto/boleto.present.ts';
import { tipoDaFatura } from '../boleto/boleto.sql.ts';
import type { BoletoRow } from '../boleto/boletoRow.ts';
import { ultimoDiaEmDia } from '../encargos.rules.ts';
import { type EmAberto, partesNoDia } from '../novo-boleto/novoBoleto.rules.ts';
import { mensagemDoBoleto } from './mensagemDoBoleto.rules.ts';
import type { PagadorRow } from './pagador.sql.ts';

interface Lido {
  type: TipoBoleto;
  achado: PagadorRow;
  saldos: readonly (EmAberto & { tipo: string })[];
  boletos: readonly BoletoRow[];
}

interface NoDia {
  hoje: string;
  config: CobrancaConfig;
  operadora: string;
}

const situacaoDe = ({ ativa, ativado_em, cancelado_em }: PagadorRow, hoje: string): string =>
  ativa === null ? statusEm(hoje, { ativado_em, cancelado_em }) : ativa ? 'Ativa' : 'Inativa';

const telefonesDe = ({ fones, errados }: PagadorRow): Pagador['telefones'] =>
  [...new Set(fones.flatMap((fone) => (fone === null || fone.trim() === '' ? [] : [fone])))].map((numero) => {
    const errado = errados.find((each) => each.numero === numero);
    return { numero, erradoPor: errado?.por ?? null, erradoEm: errado?.em ?? null };
  });

/** A payer with the debt of the day. The total sums the invoices; each invoice shows its counting title (COB-27, COB-34). */
export const presentPagador = (
  { type, achado, saldos, boletos }: Lido,
  { hoje, config, operadora }: NoDia,
): Omit<Pagador, 'papeis' | 'promessas'> => {
  const partes = partesNoDia(saldos, hoje, { hoje, encargos: config.encargos });
  const total = partes.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const somados = new Set(partes.map(({ titulo }) => titulo));
  const divida = { isEmpresa: type === 'E', operadora, hoje, faturas: partes.length, totalCents: total };
  const present = presentBoleto(hoje, config);
  return {
    tipo: type,
    matricula: achado.matricula,
    nome: achado.nome,
    documento: achado.documento,
    email: achado.email,
    situacao: situacaoDe(achado, hoje),
    telefones: telefonesDe(achado),
    hoje,
    total,
    faturas: partes.length,
    vencidas: partes.filter(({ vencimento }) => hoje > ultimoDiaEmDia(vencimento, config.encargos.diasLocais))
      .length,
    tiposEmAberto: [...new Set(saldos.map(({ tipo }) => tipoDaFatura(tipo)))],
    boletos: boletos.map((row) => {
      const boleto = present(row);
      return { ...boleto, somaNoTotal: somados.has(row.titulo), mensagem: mensagemDoBoleto(boleto, divida) };
    }),
  };
};
