import { emReais } from '../pdf/written.ts';
import { celulasDoRecibo, dizPlano } from './dizeres.ts';
import { linhasDoEndereco } from './parte.ts';
import type { BoletoDocumento } from './types.ts';

/** Text of a boleto beyond its letter, in blocks of lines, for plain text (PAP-9). */
export const boletoEmPalavras = (boleto: BoletoDocumento): string[] => {
  const { plano, pagador, demonstrativo, instrucoes, valorCents, pixDoBanco = null } = boleto;
  const cobrado = demonstrativo.map(
    ({ beneficiario, descricao, valorCents: cents }) =>
      `${[beneficiario, descricao].filter(Boolean).join(', ')}: ${emReais(cents)}`,
  );
  const celulas = celulasDoRecibo(boleto).flat();
  return [
    ...(plano === null ? [] : [`Plano: ${dizPlano(plano)}`]),
    [
      'Recibo do pagador',
      ...celulas.map(
        ({ rotulo, valor = '', segunda }) =>
          `${rotulo}: ${segunda === undefined ? valor : `${valor}, ${segunda}`}`,
      ),
      `Endereço do pagador: ${linhasDoEndereco(pagador).join(', ')}`,
    ].join('\n'),
    ...(cobrado.length === 0
      ? []
      : [['O que se cobra', ...cobrado, `Total: ${emReais(valorCents)}`].join('\n')]),
    ...(instrucoes.length === 0 ? [] : [['Instruções', ...instrucoes].join('\n')]),
    ...(pixDoBanco === null ? [] : [`PIX copia e cola:\n${pixDoBanco}`]),
  ];
};
