import { writeDay } from '@vidas/api-client/words/day.ts';
import { type Coluna, larguraDaFolha, type Forma, newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { documento, reais } from '../pdf/written.ts';
import { conferencia, declaramos, dizCpf, guarde, months, totalDaPessoa, totalPago } from './dizeres.ts';
import type { DeclaracaoDocumento } from './types.ts';

const perRow = 6;
const largura = larguraDaFolha / perRow;
const metade = (from: number): Coluna[] =>
  months
    .slice(from, from + perRow)
    .map((rotulo) => ({ rotulo: `${rotulo} (R$)`, largura, isDireita: true, isInteira: true }));

/**
 * The income-tax declaration of a contract on A4, a block of twelve months for each person. With `senha` it is locked with AES-256, as what goes
 * by e-mail is.
 */
export const declaracaoIrPdf = (
  declaracao: DeclaracaoDocumento,
  { senha, letraGrande }: Forma = {},
): Promise<Uint8Array> => {
  const { operadora, pessoas, geradaEm, anoBase, id, titular, codigoContrato } = declaracao;
  const folha = newFolha({
    title: `Declaração de Imposto de Renda ${anoBase}`,
    criadoEm: geradaEm,
    autor: operadora.nome,
    ...(senha === undefined ? {} : { senha }),
    letraGrande,
    cabeca: `${operadora.nome} · Declaração nº ${id} · ${titular.nome}`,
    pe: `Declaração nº ${id} · emitida em ${writeDay(geradaEm)}`,
  });
  folha.operator(operadora.nome, `CNPJ ${documento(operadora.cnpj)} - Registro ANS ${operadora.registroAns}`);
  folha.text(operadora.endereco);
  folha.skip(3 * mm);
  folha.title(`Declaração de pagamentos para o Imposto de Renda - ano-base ${anoBase}`);
  folha.text(`Declaração número ${id}, contrato ${codigoContrato}`);
  folha.skip(4 * mm);
  folha.text(declaramos(declaracao));
  for (const pessoa of pessoas) {
    folha.skip(4 * mm);
    folha.section(`${pessoa.nome} (${pessoa.relacao})`, 42 * mm);
    folha.text(dizCpf(pessoa));
    for (const from of [0, perRow])
      folha.table(metade(from), (escreve) =>
        escreve(pessoa.mesesCents.slice(from, from + perRow).map((cents) => reais(cents))),
      );
    folha.skip(1 * mm);
    folha.text(totalDaPessoa(pessoa), { weight: 'bold', align: 'right' });
  }
  folha.skip(4 * mm);
  folha.room(30 * mm);
  folha.text(totalPago(declaracao), { size: 12, weight: 'bold', align: 'right' });
  folha.skip(4 * mm);
  folha.text(guarde);
  folha.skip(4 * mm);
  for (const linha of conferencia(declaracao)) folha.text(linha);
  return folha.end();
};
