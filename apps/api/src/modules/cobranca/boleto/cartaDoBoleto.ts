import { writeDay } from '@vidas/api-client/words/day.ts';
import type { ServerConfig } from '../../../config/config.ts';
import { codigoDeBarras, linhaDigitavel, linhaImpressa } from '../../../documents/boleto/boleto.rules.ts';
import type { BoletoDocumento } from '../../../documents/boleto/types.ts';
import { diaDaSemana, documento, emReais } from '../../../documents/pdf/written.ts';
import { type Carta, comoFalar } from '../../../mail/carta.ts';
import { fileWord } from '../../../mail/fileWord.ts';
import { boletoEmPalavras } from '../../../documents/boleto/boletoEmPalavras.ts';
import { esperaRegistro } from './boleto.present.ts';

/** A bill with its paper, for its letter. */
export interface BoletoDaCarta {
  documento: BoletoDocumento;
  /** 'dezembro de 2026': charged months; '' without charges. */
  meses: string;
  /** 'Já recebido R$ 100,00 em 20/11/2026' */
  recebido: string | undefined;
  /** The bank has not registered it yet. */
  aguarda: boolean;
  pdf: Uint8Array;
}

/** Letter of a bill, complete for paying it, with the beneficiary's name at the bank (PAP-5). */
export const cartaDoBoleto = (
  { documento: boleto, meses, recebido, aguarda, pdf }: BoletoDaCarta,
  operadora: ServerConfig,
): Carta => {
  const { beneficiario, pagador, vencimento, valorCents, atraso, plano, referente } = boleto;
  const quando = `${diaDaSemana(vencimento)}, ${writeDay(vencimento)}`;
  const mes = meses === '' ? `vencimento ${writeDay(vencimento)}` : meses;
  const fala = comoFalar(operadora);
  const dono = pagador.documento.length === 11 ? 'CPF' : 'CNPJ';
  return {
    assunto: `Boleto de ${mes}${plano === null ? '' : ` - ${plano.nome}`}`,
    nome: pagador.nome,
    abertura: `Este é o seu boleto.${aguarda ? '' : ' Dá para pagar por aqui, sem abrir o arquivo.'}`,
    pares: [
      ['Valor', emReais(valorCents)],
      atraso ? ['Pague até', quando] : ['Vencimento', quando],
      ...(atraso ? ([['Vencimento original', writeDay(atraso.vencimentoOriginal)]] as const) : []),
      ...(referente === '' ? [] : ([['Do que é', referente]] as const)),
      ['Quem recebe', `${beneficiario.nome}, CNPJ ${documento(beneficiario.documento)}`],
    ],
    copiar: ['Linha digitável, para copiar', linhaImpressa(linhaDigitavel(codigoDeBarras(boleto)))],
    paragrafos: [
      ...(recebido === undefined ? [] : [`${recebido}: o boleto é do que falta.`]),
      ...(aguarda ? [esperaRegistro] : []),
      ...(atraso
        ? [`O valor tem a multa e os juros até ${writeDay(vencimento)}. Depois desse dia peça outro boleto.`]
        : []),
      `Confira antes de pagar: o banco mostrará ${beneficiario.nome}, CNPJ ${documento(beneficiario.documento)}. Se for outro, não pague${fala === '' ? '' : ` e ${fala}`}.`,
    ],
    doAnexo: [
      `O boleto vai também em anexo. O arquivo pede os 5 primeiros ${dono === 'CNPJ' ? 'caracteres, números ou letras maiúsculas,' : 'dígitos'} do ${dono} de quem paga, para que não se abra por engano.`,
    ],
    emPalavras: boletoEmPalavras(boleto),
    anexo: {
      filename: `boleto-${fileWord(mes)}${plano === null ? '' : `-${fileWord(plano.nome)}`}.pdf`,
      contentType: 'application/pdf',
      content: pdf,
    },
  };
};
