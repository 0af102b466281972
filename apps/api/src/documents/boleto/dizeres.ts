import { writeDay } from '@vidas/api-client/words/day.ts';
import { diaDaSemana, documento, reais } from '../pdf/written.ts';
import { nossoNumeroImpresso } from './boleto.rules.ts';
import type { Celula } from './grade.ts';
import { endereco, numeroDe, quem } from './parte.ts';
import type { BoletoDocumento } from './types.ts';

/** Fine and interest that the value includes, in cents. */
export const acrescimosDe = ({ atraso }: BoletoDocumento): number =>
  atraso ? atraso.multaCents + atraso.jurosCents : 0;

/** Value of the bill on its due day, in cents. */
export const valorDoDocumento = (boleto: BoletoDocumento): number => boleto.valorCents - acrescimosDe(boleto);

/** '1234-5 / 12345678-9' */
export const agenciaCodigo = ({ conta }: BoletoDocumento): string =>
  `${conta.agencia}-${conta.agenciaDv} / ${conta.conta}-${conta.contaDv}`;

/** 'vence sábado, 05/12/2026'; a late one has fine and interest up to its day alone (COB-7). */
export const prazo = ({ vencimento, atraso }: BoletoDocumento): string =>
  `${atraso ? 'pague até' : 'vence'} ${diaDaSemana(vencimento)}, ${writeDay(vencimento)}`;

export const numerosDaOperadora = ({ beneficiario, registroAns }: BoletoDocumento): string =>
  `CNPJ ${documento(beneficiario.documento)}${registroAns === '' ? '' : ` · Registro ANS ${registroAns}`}`;

export const doQueE = ({ referente }: BoletoDocumento): string => (referente === '' ? 'Boleto' : referente);

export const dizPlano = ({ nome, registroAns }: NonNullable<BoletoDocumento['plano']>): string =>
  `${nome} · plano registrado na ANS sob ${registroAns}`;

/** The cells of the payer's receipt, row by row; a wide name has its document on a second line. */
export const celulasDoRecibo = (boleto: BoletoDocumento, isWide = false): Celula[][] => {
  const { beneficiario, pagador, atraso } = boleto;
  const doDocumento = reais(valorDoDocumento(boleto));
  return [
    [
      {
        largura: 145,
        rotulo: 'Beneficiário',
        valor: quem(beneficiario),
        segunda: endereco(beneficiario),
        isTexto: true,
      },
      {
        largura: 45,
        rotulo: 'Agência / Código do beneficiário',
        valor: agenciaCodigo(boleto),
        align: 'right',
      },
    ],
    ...(atraso
      ? [
          [
            { largura: 65, rotulo: 'Vencimento original', valor: writeDay(atraso.vencimentoOriginal) },
            { largura: 40, rotulo: 'Valor do documento', valor: doDocumento, align: 'right' as const },
            { largura: 40, rotulo: 'Multa', valor: reais(atraso.multaCents), align: 'right' as const },
            { largura: 45, rotulo: 'Juros', valor: reais(atraso.jurosCents), align: 'right' as const },
          ],
        ]
      : []),
    [
      { largura: 65, rotulo: 'Nosso número', valor: nossoNumeroImpresso(boleto.nossoNumero) },
      { largura: 40, rotulo: 'Número do documento', valor: boleto.numeroDocumento },
      { largura: 40, rotulo: 'Vencimento', valor: writeDay(boleto.vencimento), weight: 'bold' },
      {
        largura: 45,
        rotulo: atraso ? 'Valor cobrado' : 'Valor',
        valor: reais(boleto.valorCents),
        align: 'right',
        weight: 'bold',
      },
    ],
    [
      {
        largura: 190,
        rotulo: 'Pagador',
        valor: isWide ? pagador.nome : quem(pagador),
        ...(isWide ? { segunda: numeroDe(pagador) } : {}),
        isTexto: true,
      },
    ],
  ];
};
