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

/** What a line does to its title and bill. */
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

/** How a line ends, why, what agreed and what differed, and what it did. */
export interface Julgada {
  fim: Fim;
  motivo: string | null;
  comparacao: Comparacao[] | null;
  efeito: Efeito | null;
  /** What a line about a new boleto did to further titles (REM-15). */
  outros?: readonly Efeito[];
  /** The line is about a number of ours that does not fit (REM-14). */
  isAlarme?: boolean;
}

/** Where a line comes from. */
export interface Origem {
  arquivo: number;
  diasValidos: number;
  /** The day of a payment whose line says none. */
  dia: string;
}

const PARCIAIS = new Set(['02', '10']);
const COM_CHEQUE = new Set(['04', '10', '11']);

/** The bank says that it is a part. */
export const isParcial = ({ comando, natureza }: DetalheRetorno): boolean =>
  comando === '07' || PARCIAIS.has(natureza);

/** What agreed and what differed. */
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

/** A line that changes nothing. */
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

/** Does something to the title and tells what. */
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
      // Money that settles nothing leaves the title as it is, however it was paid.
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
  // A title that asks for more than its invoice has fine and interest in its value; one that asks for less concedes the rest.
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

/** The payment that a returned cheque paid: of the same value, else the last by cheque, else the last (CBR-12). */
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

/** An entry that the bank took says until when the bill may be paid (CBR-13). */
const entra = (titulo: TituloDoRetorno, { diasValidos }: Origem): Efeito | null =>
  titulo.estado.dias_validos === diasValidos
    ? null
    : muda(titulo, {}, () => {
        titulo.estado = { ...titulo.estado, dias_validos: diasValidos };
      });

/** How a line ends and what it does, given its title; the title then is as the line leaves it (CBR-9). */
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
