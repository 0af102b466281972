import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDay, writeMonthInFull } from '@vidas/api-client/words/day.ts';
import type { Boleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import type { CobrancaConfig } from '../../../config/cobrancaConfig.ts';
import { codigoDeBarras, linhaDigitavel, linhaImpressa } from '../../../documents/boleto/boleto.rules.ts';
import { temNumeroLivre } from '../../../documents/boleto/carteira.rules.ts';
import type { BoletoDocumento, ContaCobranca, LinhaDemonstrativo } from '../../../documents/boleto/types.ts';
import { letrasSemFonte } from '../../../documents/pdf/text.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { operadoraDe } from '../../../http/configurado.ts';
import { Failure } from '../../../http/failure.ts';
import { formaEmPalavras } from '../../cadastro/forma-de-papel/formaDoPapel.present.ts';
import type { BoletoRow, Cobranca } from './boletoRow.ts';
import {
  diasEntre,
  instrucoesEmAtraso,
  instrucoesEmDia,
  rotulosDeAtraso,
  valorHoje,
} from '../encargos.rules.ts';
import { cpfDoCaepf } from '../../../documents/cpfDoCaepf.ts';
import { senhaDoPapel } from '../senha.rules.ts';

/** The CPF or CNPJ that the bank knows the payer by: who contracts with a CAEPF is a person, and a CEI is neither (CAR-72). */
const documentoDoPagador = ({ documento, caepf }: Pick<BoletoRow, 'documento' | 'caepf'>): string | null =>
  documento ?? (caepf === null ? null : cpfDoCaepf(caepf));

/** 'Rua dos Ipês, 45, apto 302'; '' where the register has none. */
export const ruaDe = (row: Pick<BoletoRow, 'logradouro' | 'numero' | 'complemento'>): string =>
  [row.logradouro, row.numero, row.complemento].filter(Boolean).join(', ');

/** 'Já recebido R$ 100,00 em 20/11/2026'; undefined where nothing was. */
export const jaRecebido = (
  row: Pick<BoletoRow, 'recebido_em_parte_cents' | 'recebido_em_parte_em'>,
): string | undefined =>
  row.recebido_em_parte_cents === 0
    ? undefined
    : `Já recebido R$ ${reais(row.recebido_em_parte_cents)}${row.recebido_em_parte_em === null ? '' : ` em ${writeDay(row.recebido_em_parte_em)}`}`;

/** The fields that decide what a bill costs on a day. */
export type Cobrado = Pick<BoletoRow, 'nosso_numero' | 'vencimento' | 'valor_cents' | 'dias_validos'>;

const prazoDe = (row: Cobrado) => ({
  valorCents: row.valor_cents,
  vencimento: row.vencimento,
  diasValidos: row.dias_validos,
});

/** A late bill is due today, with today's value (COB-7); a bill in time on its own due day. */
const cobrado = (row: Cobrado, hoje: string, { encargos }: CobrancaConfig) => {
  const agora = valorHoje(prazoDe(row), hoje, encargos);
  const isLate = agora.situacao !== 'A VENCER';
  return { ...agora, isLate, vencimento: isLate ? hoje : row.vencimento };
};

/** Said of a new boleto until the bank has registered it (REM-11). */
export const esperaRegistro = 'Aguardando registro no banco: só pode ser pago depois dele.';

type Registro = Pick<BoletoRow, 'substituido_por' | 'baixado' | 'registro' | 'registro_motivo'>;

/** Why the bank takes no money on this boleto, whatever its due day; null where it does (REM-11). */
const recusaDoRegistro = ({
  substituido_por,
  baixado,
  registro,
  registro_motivo,
}: Registro): string | null => {
  if (substituido_por !== null) return `Este boleto foi substituído pelo ${substituido_por}.`;
  if (baixado) return 'O banco deu baixa neste boleto. Use Emitir novo boleto, em Gerar boleto.';
  if (registro === 'DESISTIDO') return 'Desistiu-se deste boleto.';
  const motivo = registro_motivo === null ? '' : ` ${registro_motivo}`;
  if (registro === 'NULO')
    return `O banco não aceitou o número deste boleto, e ele é nulo: emita outro.${motivo}`;
  return registro === 'RECUSADO'
    ? `O banco recusou este boleto: corrija os dados e peça-o de novo.${motivo}`
    : null;
};

const emDebito = 'Este título está em débito automático e não tem boleto.';

/** The barcode, or why the bank takes no such bill. */
const codigoOuRecusa = (
  row: Cobrado,
  conta: ContaCobranca,
  { hoje, config }: { hoje: string; config: CobrancaConfig },
): { codigo?: string; recusa?: string } => {
  const { nosso_numero: nossoNumero } = row;
  if (nossoNumero === null) return { recusa: emDebito };
  if (!temNumeroLivre(conta) && !nossoNumero.startsWith(conta.convenio))
    return { recusa: 'Este boleto é de outro convênio bancário e não pode ser gerado aqui.' };
  const { valorAtualizadoCents: valorCents, vencimento } = cobrado(row, hoje, config);
  try {
    return { codigo: codigoDeBarras({ conta, nossoNumero, vencimento, valorCents }) };
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    return { recusa: `O banco não aceita este boleto: ${cause.message}. Fale com a TI.` };
  }
};

/** The linha digitável, as printed; undefined for a bill that cannot be paid with one. */
export const linhaDe = (row: Cobrado, hoje: string, config: CobrancaConfig): string | undefined => {
  const { conta } = config;
  if (conta === undefined || cobrado(row, hoje, config).situacao === 'EXPIRADO') return undefined;
  const { codigo } = codigoOuRecusa(row, conta, { hoje, config });
  return codigo === undefined ? undefined : linhaImpressa(linhaDigitavel(codigo));
};

/** The bank's code of a boleto that it takes whole; null where it has none, or a part came in already (REM-16). */
const codigoDoBanco = (row: BoletoRow): string | null =>
  row.registro === 'REGISTRADO' && row.recebido_em_parte_cents === 0 ? row.pix_do_banco : null;

/** The owner of the code of PIX of a row; a debit, or a title that another collects, has none (CTA-13, REM-16). */
const pixDe = (row: BoletoRow, isVencido: boolean, config: CobrancaConfig): Boleto['pix'] => {
  if (codigoDoBanco(row) !== null) return 'BANCO';
  if (config.pix === undefined || row.codigo === '' || row.substituido_por !== null) return undefined;
  if (row.registro !== null && (config.isPixDoBanco || row.registro === 'NULO')) return undefined;
  return row.forma === 'DEBITO_AUTOMATICO' && !isVencido ? undefined : 'OPERADORA';
};

export const presentBoleto =
  (hoje: string, config: CobrancaConfig) =>
  (row: BoletoRow): Boleto => {
    const { situacao, multaCents, jurosCents, valorAtualizadoCents } = cobrado(row, hoje, config);
    const recusa = recusaDoRegistro(row);
    const linha = recusa === null ? linhaDe(row, hoje, config) : undefined;
    const isDebito = row.forma === 'DEBITO_AUTOMATICO';
    const { nome, logradouro, bairro, cidade, plano, nomes_raros } = row;
    const letras = letrasSemFonte([nome, logradouro, bairro, cidade, plano, nomes_raros]);
    const pix = pixDe(row, situacao !== 'A VENCER', config);
    return {
      nome: row.nome,
      rua: row.logradouro,
      numero: row.numero,
      bairro: row.bairro,
      cidade: row.cidade,
      Uf: row.uf,
      cep: row.cep,
      'valor boleto': row.valor_cents,
      'data vencimento': row.vencimento,
      matricula: row.codigo === '' ? '0' : row.codigo,
      email: row.email,
      'cpf/cnpj': documentoDoPagador(row),
      nossoNumero: row.nosso_numero ?? '',
      'numero boleto cedente': row.titulo,
      'qtd dias validos': row.dias_validos,
      ...(linha === undefined ? {} : { linhaDigitavel: linha }),
      // The days in which a bank takes a boleto say nothing of a debit.
      situacao: isDebito && situacao === 'EXPIRADO' ? 'VENCIDO' : situacao,
      ...(isDebito ? { debitoAutomatico: true } : {}),
      ...(row.recebido_em_parte_cents === 0
        ? {}
        : { recebidoEmParte: row.recebido_em_parte_cents, recebidoEmParteEm: row.recebido_em_parte_em }),
      ...(row.substituido_por === null ? {} : { substituidoPor: row.substituido_por }),
      ...(recusa === null ? {} : { recusa }),
      ...letras,
      ...(row.registro === null ? {} : { registro: row.registro }),
      ...(pix === undefined ? {} : { pix }),
      ...formaEmPalavras(row),
      multa: multaCents,
      juros: jurosCents,
      valorAtualizado: valorAtualizadoCents,
      enviadoEm: row.enviado_em,
      enviadoPara: row.enviado_para,
    };
  };

/** What the paper lists, so that it adds up to the value charged: the items, what they leave out, fine and interest. */
const demonstrativoDe = (
  row: BoletoRow,
  lancados: readonly Cobranca[],
  { hoje, config }: { hoje: string; config: CobrancaConfig },
): LinhaDemonstrativo[] => {
  const { multaCents, jurosCents } = cobrado(row, hoje, config);
  const linhas = lancados.map(({ descricao, nome, valor_cents }) => ({
    descricao,
    beneficiario: nome,
    valorCents: valor_cents,
  }));
  const inteiro = row.valor_cents + row.recebido_em_parte_cents;
  const rest = inteiro - linhas.reduce((sum, { valorCents }) => sum + valorCents, 0);
  const rotulos = rotulosDeAtraso(diasEntre(row.vencimento, hoje), config.encargos);
  const others = [
    [linhas.length > 0 ? 'Outros valores do documento' : 'Valor do documento', rest],
    [jaRecebido(row) ?? '', -row.recebido_em_parte_cents],
    [rotulos.multa, multaCents],
    [rotulos.juros, jurosCents],
  ] as const;
  return [
    ...linhas,
    ...others
      .filter(([, valorCents]) => valorCents !== 0)
      .map(([descricao, valorCents]) => ({ descricao, beneficiario: '', valorCents })),
  ];
};

const list = new Intl.ListFormat('pt-BR');
/** 'outubro de 2026 e novembro de 2026': the months of what is charged; '' where nothing is listed. */
export const mesesDe = (lancados: readonly Cobranca[]): string => {
  const competencias = lancados.flatMap(({ competencia }) => competencia ?? []);
  const meses = [...new Set(competencias)].toSorted();
  return `${list.format(meses.slice(0, 3).map(writeMonthInFull))}${meses.length > 3 ? ' e outros meses' : ''}`;
};

/** 'Mensalidade de dezembro de 2026, 4 pessoas': the kinds, months and people of what is charged; '' where nothing is listed. */
export const referenteA = (lancados: readonly Cobranca[]): string => {
  const own = lancados.filter(({ competencia }) => competencia !== null);
  if (own.length === 0) return '';
  const tipos = [...new Set(own.map(({ tipo }) => tipo))];
  const pessoas = new Set(own.map(({ nome }) => nome).filter(Boolean)).size;
  const [first = ''] = tipos;
  const oQue = tipos.length > 2 ? `${first} e outros valores` : list.format(tipos);
  const quantas = pessoas === 0 ? '' : `, ${counted(pessoas, 'pessoa', 'pessoas')}`;
  return `${oQue} de ${mesesDe(own)}${quantas}`;
};

const refuse = (text: string): Failure => new Failure(422, text);

/** Everything the paper prints. Throws Failure with the reason when the bill cannot be made (COB-8). */
export const documentoDe = (
  row: BoletoRow,
  lancados: readonly Cobranca[],
  { hoje, config, registroAns }: { hoje: string; config: CobrancaConfig; registroAns: string },
): { documento: BoletoDocumento; senha: string } => {
  const { conta, encargos } = config;
  if (row.pago_em !== null) throw refuse(`Este boleto foi pago em ${writeDay(row.pago_em)}.`);
  if (row.cancelado_em !== null) throw refuse('Este boleto foi cancelado.');
  const doRegistro = recusaDoRegistro(row);
  if (doRegistro !== null) throw refuse(doRegistro);
  if (row.nosso_numero === null) throw refuse(emDebito);
  const beneficiario = operadoraDe({ cobranca: config });
  if (conta === undefined)
    throw refuse(
      'A conta de cobrança não está configurada (BOLETO_AGENCIA, BOLETO_CONTA e BOLETO_CONVENIO). Fale com a TI.',
    );
  const pagador = documentoDoPagador(row);
  if (pagador === null)
    throw refuse(
      row.cei === null
        ? 'O pagador está sem CPF/CNPJ no cadastro, e sem ele não há boleto.'
        : 'O pagador tem no cadastro só um CEI, e o banco pede CPF ou CNPJ: sem um deles não há boleto.',
    );
  const { recusa } = codigoOuRecusa(row, conta, { hoje, config });
  if (recusa !== undefined) throw refuse(recusa);
  const { situacao, isLate, valorAtualizadoCents, vencimento, multaCents, jurosCents } = cobrado(
    row,
    hoje,
    config,
  );
  if (situacao === 'EXPIRADO')
    throw refuse(
      `Este boleto venceu há mais de ${row.dias_validos} dias, e o banco já não o recebe. Use Emitir novo boleto, em Gerar boleto.`,
    );
  const recebido = jaRecebido(row);
  return {
    senha: senhaDoPapel(pagador),
    documento: {
      conta,
      beneficiario,
      registroAns,
      referente: referenteA(lancados),
      plano:
        row.plano === null || row.plano_registro === null
          ? null
          : { nome: row.plano, registroAns: row.plano_registro },
      nossoNumero: row.nosso_numero,
      numeroDocumento: row.titulo,
      vencimento,
      emitidoEm: row.emitida_em,
      processadoEm: hoje,
      valorCents: valorAtualizadoCents,
      atraso: isLate ? { vencimentoOriginal: row.vencimento, multaCents, jurosCents } : null,
      pagador: {
        nome: row.nome,
        documento: pagador,
        logradouro: ruaDe(row),
        bairro: row.bairro ?? '',
        cidade: row.cidade ?? '',
        uf: row.uf ?? '',
        cep: row.cep ?? '',
      },
      instrucoes: [
        ...(row.registro === 'AGUARDANDO' ? [esperaRegistro] : []),
        ...(recebido === undefined ? [] : [`${recebido}; este boleto cobra o que falta.`]),
        ...(isLate
          ? instrucoesEmAtraso(prazoDe(row), hoje, encargos)
          : instrucoesEmDia(prazoDe(row), encargos)),
      ],
      demonstrativo: demonstrativoDe(row, lancados, { hoje, config }),
      // The paper of a late bill asks for the value of one day, the bank's code for its own.
      pixDoBanco: isLate ? null : codigoDoBanco(row),
    },
  };
};
