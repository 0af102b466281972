import type { Carta } from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';
import type { CobrancaConfig } from '../../../config/cobrancaConfig.ts';
import { paginasPrevistas } from '../../../documents/boleto/boletoPdf.ts';
import { letrasSemFonte } from '../../../documents/pdf/text.ts';
import { Failure } from '../../../http/failure.ts';
import { documentoDe, ruaDe } from '../boleto/boleto.present.ts';
import type { CartaRow } from './cartas.sql.ts';
import { motivoPorTelefone } from '../por-telefone/porTelefone.ts';
import { faltaNoEndereco } from './endereco.rules.ts';

/** Day, deadlines and registration, common to a day's papers. */
export interface DiaDosPapeis {
  hoje: string;
  config: CobrancaConfig;
  registroAns: string;
}

const list = new Intl.ListFormat('pt-BR');

/** Reason why the paper cannot be made; null when it can. */
const recusaDe = (row: CartaRow, dia: DiaDosPapeis): string | null => {
  try {
    documentoDe(row, [], dia);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
};

/** A late boleto is valid only on the day it is made (COB-7). */
const vencido = 'Use Emitir novo boleto, em Gerar boleto: vencido, o papel só vale no dia em que se faz.';

/** A paper in large print has other pages and cannot join the file (PAP-9). */
const letraGrande = 'Pediu letra grande: faça o boleto em Gerar boleto e imprima-o dali.';

const situacaoDe = (row: CartaRow, dia: DiaDosPapeis): Pick<Carta, 'situacao' | 'motivo'> => {
  if (row.vencimento < dia.hoje) return { situacao: 'Vencido', motivo: vencido };
  const outra = motivoPorTelefone(row) ?? (row.forma_pedida === 'LETRA_GRANDE' ? letraGrande : null);
  if (outra !== null) return { situacao: 'Outra forma', motivo: outra };
  const recusa = recusaDe(row, dia);
  if (recusa !== null) return { situacao: 'Sem boleto', motivo: recusa };
  const falta = faltaNoEndereco(row);
  if (falta.length > 0) return { situacao: 'Endereço incompleto', motivo: `Falta ${list.format(falta)}.` };
  return { situacao: row.impressa_em === null ? 'Por imprimir' : 'Impresso', motivo: null };
};

export const presentCarta =
  (dia: DiaDosPapeis) =>
  (row: CartaRow): Carta => ({
    titulo: row.titulo,
    matricula: row.codigo,
    isEmpresa: row.is_empresa,
    nome: row.nome,
    porque: (row.email ?? '').trim() === '' ? 'Sem e-mail' : 'E-mail recusado',
    email: row.email,
    cep: row.cep,
    logradouro: row.logradouro,
    numero: row.numero,
    complemento: row.complemento,
    bairro: row.bairro,
    cidade: row.cidade,
    uf: row.uf,
    vencimento: row.vencimento,
    valor: row.valor_cents,
    paginas: paginasPrevistas(row.linhas),
    ...situacaoDe(row, dia),
    impressaEm: row.impressa_em,
    impressaPor: row.impressa_por,
    ...letrasSemFonte([row.nome, ruaDe(row), row.bairro, row.cidade, row.nomes_raros]),
  });
