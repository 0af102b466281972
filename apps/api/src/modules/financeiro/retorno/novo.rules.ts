import { grupoDe } from '@vidas/api-client/financeiro/retorno/codigos.rules.ts';
import type { Fim } from '@vidas/api-client/financeiro/retorno/fins.rules.ts';
import type { DetalheRetorno } from '../../../imports/detalheRetorno.ts';
import {
  compara,
  type Efeito,
  isParcial,
  julga,
  type Julgada,
  liquida,
  muda,
  type Origem,
  semEfeito,
} from './julga.rules.ts';
import { acerta, faltaDaFatura, isSoCredito, type TituloDoRetorno } from './titulo.rules.ts';

/** Charge of a new boleto for one invoice, whose title it pays. */
export interface ParteDoNovo {
  titulo: TituloDoRetorno;
  principalCents: number;
  /** Fine and interest on its due day, in cents. */
  encargosCents: number;
}

/** A number of our range: a new boleto with its parts, or a test title, without value and parts. */
export interface NovoDoRetorno {
  nossoNumero: string;
  /** Our own key, in positions 39 to 63. */
  chave: string;
  vencimento: string | null;
  valorCents: number | null;
  partes: ParteDoNovo[];
}

/** Share of a payment for one part. */
interface Cota {
  parte: ParteDoNovo;
  principal: number;
  encargos: number;
}

const falta = ({ titulo, principalCents }: ParteDoNovo): number =>
  titulo.fatura.status === 'ABERTA' && titulo.canceladoEm === null
    ? Math.max(0, Math.min(principalCents, faltaDaFatura(titulo.fatura)))
    : 0;

/** A full payment follows the charged parts; a smaller one pays the principal first, oldest invoice first. */
const cotasDe = (nominal: number, { partes, valorCents }: NovoDoRetorno): Cota[] => {
  let resto = nominal;
  const toma = (quanto: number): number => {
    const cota = Math.min(quanto, resto);
    resto -= cota;
    return cota;
  };
  const isInteiro = nominal >= (valorCents ?? 0);
  const cotas = partes.map((parte) => ({
    parte,
    principal: toma(isInteiro ? parte.principalCents : falta(parte)),
    encargos: 0,
  }));
  for (const cota of cotas) cota.encargos = toma(cota.parte.encargosCents);
  const ultima = cotas.at(-1);
  if (ultima) ultima.principal += resto;
  return cotas.filter(({ principal, encargos }) => principal + encargos > 0);
};

const PIOR: readonly Fim[] = ['DUPLICIDADE', 'CANCELADO', 'VALOR_DIFERENTE', 'PARCIAL', 'LIQUIDADO'];

const liquidaNovo = (linha: DetalheRetorno, novo: NovoDoRetorno, origem: Origem): Julgada => {
  const { recebido, juros, outros, abatimento, desconto } = linha;
  const nominal = recebido - juros - outros + abatimento + desconto;
  const cotas = cotasDe(nominal, novo);
  const julgadas = cotas.map(({ parte, principal, encargos }, at) => {
    // The first part carries the bank's amounts for the whole.
    const doTodo = at === 0 ? { juros: juros + encargos, outros, abatimento, desconto } : { juros: encargos };
    const zeros = { outros: 0, abatimento: 0, desconto: 0 };
    const cota = { ...linha, ...zeros, ...doTodo };
    cota.recebido = principal + cota.juros + cota.outros - cota.abatimento - cota.desconto;
    return liquida(cota, parte.titulo, origem);
  });
  const [primeiro, ...mais] = julgadas.flatMap(({ efeito }) => efeito ?? []);
  const pior = julgadas.toSorted((a, b) => PIOR.indexOf(a.fim) - PIOR.indexOf(b.fim))[0];
  const emParte = nominal < (novo.valorCents ?? 0);
  const comparacao = compara(linha, { valorCents: novo.valorCents ?? 0, vencimento: novo.vencimento ?? '' });
  const comum = { comparacao, efeito: primeiro ?? null, outros: mais };
  if (!emParte || pior?.fim === 'DUPLICIDADE' || pior?.fim === 'CANCELADO')
    return { fim: pior?.fim ?? 'DESCONHECIDO', motivo: pior?.motivo ?? null, ...comum };
  return {
    fim: isParcial(linha) ? 'PARCIAL' : 'VALOR_DIFERENTE',
    motivo:
      'O banco recebeu menos do que o boleto; foi pago primeiro o valor das faturas, da mais antiga em diante.',
    ...comum,
  };
};

/** A returned cheque reverses the last payment of this boleto in every part (CBR-12). */
const devolveNovo = ({ nossoNumero }: DetalheRetorno, { partes }: NovoDoRetorno): Julgada => {
  const ultimo = partes
    .flatMap(({ titulo }) => titulo.fatura.pagamentos)
    .findLast((pagamento) => pagamento.nossoNumero === nossoNumero);
  const efeitos = partes.flatMap(({ titulo }): Efeito[] => {
    const { fatura, numero } = titulo;
    const desfeito = fatura.pagamentos.find(
      (each) => each.titulo === numero && each.arquivo === ultimo?.arquivo && each.linha === ultimo.linha,
    );
    if (!desfeito) return [];
    return [
      muda(titulo, { desfaz: desfeito }, () => {
        fatura.pagamentos = fatura.pagamentos.filter((each) => each !== desfeito);
        if (!isSoCredito(desfeito)) acerta(titulo);
      }),
    ];
  });
  const [efeito = null, ...outros] = efeitos;
  return efeito === null
    ? semEfeito('CHEQUE_DEVOLVIDO', 'Não há pagamento deste boleto a desfazer.')
    : {
        fim: 'CHEQUE_DEVOLVIDO',
        motivo: 'O pagamento com o cheque foi desfeito.',
        comparacao: null,
        efeito,
        outros,
      };
};

/** Judges a line about a number of our range: its money pays the titles replaced by the boleto (REM-15). */
export const julgaNovo = (linha: DetalheRetorno, novo: NovoDoRetorno, origem: Origem): Julgada => {
  const grupo = grupoDe(linha.comando);
  if (novo.partes.length > 0 && grupo === 'LIQUIDACAO') return liquidaNovo(linha, novo, origem);
  if (novo.partes.length > 0 && grupo === 'CHEQUE DEVOLVIDO') return devolveNovo(linha, novo);
  return julga(linha, undefined, origem);
};
