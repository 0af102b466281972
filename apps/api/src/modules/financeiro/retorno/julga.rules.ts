import {
  comandoEscrito,
  grupoDe,
  naturezaEscrita,
  recusaEscrita,
} from '@vidas/api-client/financeiro/retorno/codigos.rules.ts';
import type { Fim } from '@vidas/api-client/financeiro/retorno/fins.rules.ts';
import type { Comparacao } from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import type { DetalheRetorno } from '../../../imports/detalheRetorno.ts';
import {
  acerta,
  cartaoDoTitulo,
  type EstadoDoTitulo,
  faltaDaFatura,
  isSoCredito,
  type Pagamento,
  pagoNoTitulo,
  type StatusDaFatura,
  type TituloDoRetorno,
} from './titulo.rules.ts';

/** Effect of a line on its title and bill; cents. */
export interface Efeito {
  titulo: string;
  fatura: string;
  principalCents: number;
  recebidoCents: number;
  encargosCents: number;
  creditoCents: number;
  desfaz: Pick<Pagamento, 'arquivo' | 'linha'> | null;
  antes: EstadoDoTitulo;
  depois: EstadoDoTitulo;
  faturaAntes: StatusDaFatura;
  faturaDepois: StatusDaFatura;
}

/** Outcome of a line, with reason, comparison and effect. */
export interface Julgada {
  fim: Fim;
  motivo: string | null;
  comparacao: Comparacao[] | null;
  efeito: Efeito | null;
  /** Effects of a line about a new boleto on further titles (REM-15). */
  outros?: readonly Efeito[];
  /** The line names a number of ours but does not fit (REM-14). */
  isAlarme?: boolean;
}

/** Origin of a line. */
export interface Origem {
  arquivo: number;
  diasValidos: number;
  /** Day of a payment whose line has none. */
  dia: string;
}

const PARCIAIS = new Set(['02', '10']);
const COM_CHEQUE = new Set(['04', '10', '11']);

/** The bank reports a part payment. */
export const isParcial = ({ comando, natureza }: DetalheRetorno): boolean =>
  comando === '07' || PARCIAIS.has(natureza);

/** Fields of a line that agree with the title or differ. */
export const compara = (
  linha: DetalheRetorno,
  titulo: Pick<TituloDoRetorno, 'valorCents' | 'vencimento'> | undefined,
): Comparacao[] => {
  const { recebido, tarifa, outrasDespesas, lancamento, valorTitulo, juros, outros, abatimento, desconto } =
    linha;
  const contas: Comparacao[] = [
    { campo: 'lancamento', banco: lancamento, nosso: recebido - tarifa - outrasDespesas },
  ];
  if (!isParcial(linha) && linha.comando !== '08')
    contas.push({
      campo: 'recebido',
      banco: recebido,
      nosso: valorTitulo + juros + outros - abatimento - desconto,
    });
  if (titulo === undefined) return contas;
  return [
    { campo: 'nossoNumero', banco: linha.nossoNumero ?? '', nosso: linha.nossoNumero ?? '' },
    { campo: 'valorTitulo', banco: valorTitulo, nosso: titulo.valorCents },
    { campo: 'vencimento', banco: linha.vencimento ?? '', nosso: titulo.vencimento },
    ...contas,
  ];
};

/** Outcome of a line without effect. */
export const semEfeito = (
  fim: Fim,
  motivo: string | null,
  comparacao: Comparacao[] | null = null,
): Julgada => ({
  fim,
  motivo,
  comparacao,
  efeito: null,
});

/** Applies a change to the title and describes it. */
export const muda = (
  titulo: TituloDoRetorno,
  valores: Partial<
    Pick<Efeito, 'principalCents' | 'recebidoCents' | 'encargosCents' | 'creditoCents' | 'desfaz'>
  >,
  fazer: () => void,
): Efeito => {
  const { estado: antes, fatura } = titulo;
  const faturaAntes = fatura.status;
  fazer();
  return {
    titulo: titulo.numero,
    fatura: fatura.numero,
    principalCents: 0,
    recebidoCents: 0,
    encargosCents: 0,
    creditoCents: 0,
    desfaz: null,
    ...valores,
    antes,
    depois: titulo.estado,
    faturaAntes,
    faturaDepois: fatura.status,
  };
};

const recebe = (
  linha: DetalheRetorno,
  titulo: TituloDoRetorno,
  { arquivo, dia }: Origem,
  {
    principal,
    encargos,
    credito,
    soCredito = false,
  }: { principal: number; encargos: number; credito: number; soCredito?: boolean },
): Efeito => {
  const pagamento: Pagamento = {
    titulo: titulo.numero,
    arquivo,
    linha: linha.linha,
    natureza: linha.natureza,
    nossoNumero: linha.nossoNumero,
    dia: linha.ocorrencia ?? linha.credito ?? dia,
    recebidoCents: linha.recebido,
    principalCents: principal,
    encargosCents: encargos,
    creditoCents: credito,
  };
  const { recebidoCents, encargosCents } = pagamento;
  return muda(
    titulo,
    { principalCents: principal, recebidoCents, encargosCents, creditoCents: credito },
    () => {
      titulo.fatura.pagamentos.push(pagamento);
      // Money that settles nothing leaves the title unchanged.
      if (!soCredito) acerta(titulo);
    },
  );
};

/** A payment of a title. */
export const liquida = (linha: DetalheRetorno, titulo: TituloDoRetorno, origem: Origem): Julgada => {
  const comparacao = compara(linha, titulo);
  const soCredito = (fim: Fim, motivo: string): Julgada => ({
    fim,
    motivo,
    comparacao,
    efeito: recebe(linha, titulo, origem, {
      principal: 0,
      encargos: 0,
      credito: linha.recebido,
      soCredito: true,
    }),
  });
  if (titulo.canceladoEm !== null || titulo.fatura.status === 'CANCELADA')
    return soCredito('CANCELADO', 'O título foi cancelado antes do pagamento; o valor fica como crédito.');
  if (titulo.estado.pago_em !== null)
    return soCredito('DUPLICIDADE', 'O título já estava pago; o valor fica como crédito.');
  if (titulo.fatura.status === 'PAGA')
    return soCredito('DUPLICIDADE', 'A fatura já estava paga de outra forma; o valor fica como crédito.');
  const { fatura, valorCents } = titulo;
  const falta = faltaDaFatura(fatura);
  const daLinha = linha.recebido - linha.juros - linha.outros + linha.abatimento + linha.desconto;
  // A title above its invoice includes fine and interest; a title below it concedes the rest.
  const embutidos = Math.max(0, Math.min(daLinha - falta, valorCents - fatura.valorCents));
  const concedeResto =
    valorCents < fatura.valorCents && !titulo.temOutroAberto && pagoNoTitulo(titulo) + daLinha >= valorCents;
  const principal = concedeResto ? Math.max(falta, daLinha) : daLinha - embutidos;
  const credito = Math.max(0, Math.min(principal - falta, linha.recebido));
  const encargos = linha.juros + linha.outros + embutidos;
  const efeito = recebe(linha, titulo, origem, { principal, encargos, credito });
  if (principal === falta) return { fim: 'LIQUIDADO', motivo: null, comparacao, efeito };
  if (principal > falta)
    return {
      fim: 'VALOR_DIFERENTE',
      motivo: 'O banco recebeu mais do que o título; o título está pago e a diferença fica como crédito.',
      comparacao,
      efeito,
    };
  return isParcial(linha)
    ? {
        fim: 'PARCIAL',
        motivo: 'O título segue aberto até os pagamentos somarem o seu valor.',
        comparacao,
        efeito,
      }
    : {
        fim: 'VALOR_DIFERENTE',
        motivo: 'O banco recebeu menos do que o título; ele segue aberto pela diferença.',
        comparacao,
        efeito,
      };
};

/** Payment reversed by a returned cheque: of the same value, else the last by cheque, else the last (CBR-12). */
const pagoComCheque = (
  { recebido }: DetalheRetorno,
  { numero, fatura }: TituloDoRetorno,
): Pagamento | undefined => {
  const pagamentos = fatura.pagamentos.filter(({ titulo }) => titulo === numero);
  return (
    pagamentos.findLast(({ recebidoCents }) => recebidoCents === recebido) ??
    pagamentos.findLast(({ natureza }) => COM_CHEQUE.has(natureza)) ??
    pagamentos.at(-1)
  );
};

const devolve = (linha: DetalheRetorno, titulo: TituloDoRetorno): Julgada => {
  const desfeito = pagoComCheque(linha, titulo);
  if (!desfeito && cartaoDoTitulo(titulo) > 0)
    return semEfeito(
      'CHEQUE_DEVOLVIDO',
      'O título foi pago com cartão; não há pagamento no banco a desfazer.',
    );
  if (!desfeito && (titulo.estado.pago_em === null || titulo.canceladoEm !== null))
    return semEfeito('CHEQUE_DEVOLVIDO', 'Não há pagamento deste título a desfazer.');
  return {
    fim: 'CHEQUE_DEVOLVIDO',
    motivo: desfeito
      ? 'O pagamento com o cheque foi desfeito.'
      : 'O pagamento, anterior a estes arquivos, foi desfeito.',
    comparacao: null,
    efeito: muda(titulo, { desfaz: desfeito ?? null }, () => {
      const { fatura, numero } = titulo;
      fatura.pagamentos = fatura.pagamentos.filter((each) => each !== desfeito);
      if (!desfeito)
        fatura.outros = fatura.outros.filter((each) => each.titulo !== numero || each.origem !== 'CARGA');
      if (!desfeito || !isSoCredito(desfeito)) acerta(titulo);
    }),
  };
};

/** An accepted registration sets the last day for payment (CBR-13). */
const entra = (titulo: TituloDoRetorno, { diasValidos }: Origem): Efeito | null =>
  titulo.estado.dias_validos === diasValidos
    ? null
    : muda(titulo, {}, () => {
        titulo.estado = { ...titulo.estado, dias_validos: diasValidos };
      });

/** Judges a line against its title and changes the title accordingly (CBR-9). */
export const julga = (
  linha: DetalheRetorno,
  titulo: TituloDoRetorno | undefined,
  origem: Origem,
): Julgada => {
  const dito = [comandoEscrito(linha.comando), naturezaEscrita(linha.comando, linha.natureza)]
    .filter((each) => each !== null)
    .join(': ');
  const grupo = grupoDe(linha.comando);
  if (grupo === 'RECUSA') return semEfeito('RECUSADO', recusaEscrita(linha.natureza));
  if (grupo === 'TARIFA') return semEfeito('TARIFA', dito);
  if (grupo === 'LIQUIDACAO')
    return titulo
      ? liquida(linha, titulo, origem)
      : semEfeito('DESCONHECIDO', 'Nenhum título tem este nosso número.', compara(linha, undefined));
  if (grupo === 'CHEQUE DEVOLVIDO')
    return titulo
      ? devolve(linha, titulo)
      : semEfeito('DESCONHECIDO', 'Nenhum título tem este nosso número.');
  const efeito = grupo === 'ENTRADA' && titulo ? entra(titulo, origem) : null;
  return { fim: 'INFORMATIVO', motivo: dito, comparacao: null, efeito };
};
