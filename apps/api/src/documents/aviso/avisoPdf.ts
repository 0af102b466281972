import { type ConteudoDoAviso, totalDoAviso } from '@vidas/api-client/cobranca/aviso/conteudo.rules.ts';
import { agree, counted } from '@vidas/api-client/words/counted.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { type Coluna, larguraDaFolha, newFolha } from '../pdf/folha.ts';
import { mm, newPapel, type Papel } from '../pdf/papel.ts';
import { documento, emReais, reais } from '../pdf/written.ts';

/** A letter of notice to a holder. */
export interface AvisoDocumento {
  conteudo: ConteudoDoAviso;
  matricula: string;
  /** ISO day of issue, to which days late and values belong. */
  emitidoEm: string;
  /** Lines of the window of the envelope, below the name. */
  endereco: readonly string[];
  letraGrande?: boolean;
}

const semDado = '(sem dado)';
const [dia, valor] = [38 * mm, 50 * mm];
const colunas: readonly Coluna[] = [
  { rotulo: 'Vencimento', largura: dia, isInteira: true },
  { rotulo: 'Dias de atraso', largura: larguraDaFolha - dia - valor },
  { rotulo: 'Valor atualizado (R$)', largura: valor, isDireita: true, isInteira: true },
];

const diasDe = (dias: number): string => `${counted(dias, 'dia', 'dias')} de atraso`;
const pessoaEscrita = ({ nome, cpf }: ConteudoDoAviso['pessoas'][number]): string =>
  `${nome}, CPF ${cpf === null ? semDado : documento(cpf)}`;

const tituloDe = ({ mensalidades }: ConteudoDoAviso): string =>
  agree(mensalidades.length, 'Aviso de atraso', 'Aviso de inadimplência');

/** Sentences of a letter (RN ANS 593/2023, arts. 9 and 10; the terms are those of the law). */
const dizeres = ({ conteudo, emitidoEm }: AvisoDocumento) => {
  const { operadora, pessoas, plano, mensalidades } = conteudo;
  const [titular, ...dependentes] = pessoas;
  const isUma = mensalidades.length === 1;
  const telefone = operadora?.telefone || semDado;
  return {
    operadora: operadora?.nome ?? `Operadora ${semDado}`,
    numeros: `Registro ANS ${operadora?.registroAns ?? semDado} - ${operadora?.endereco ?? `endereço ${semDado}`}`,
    titular: titular ? pessoaEscrita(titular) : semDado,
    dependentes: dependentes.length === 0 ? 'nenhum' : dependentes.map(pessoaEscrita).join('; '),
    plano: `${plano.nome}, número ${plano.numero}, registro na ANS ${plano.registro}`,
    acima: isUma
      ? 'Até hoje não recebemos a mensalidade abaixo do seu plano de saúde.'
      : 'Até hoje não recebemos as mensalidades abaixo do seu plano de saúde.',
    total: `Total em ${writeDay(emitidoEm)}: ${emReais(totalDoAviso(conteudo))}`,
    abaixo: [
      'Como pagar: com o boleto que já tem, se o banco ainda o recebe, ou peça pelos canais abaixo um boleto ou PIX com o valor do dia do pagamento.',
      'Até quando: dez dias a partir do recebimento deste aviso. O dia do recebimento não conta.',
      isUma
        ? 'Este é um aviso de atraso. Duas mensalidades sem pagamento, seguidas ou não, podem encerrar o plano; esta sozinha, não.'
        : 'Se o débito não for pago nesse prazo, o contrato do titular e dos dependentes acima pode ser suspenso ou encerrado, nos termos dele e do art. 13, parágrafo único, II, da Lei 9.656/1998.',
      'Se já pagou, ou não concorda com o débito, diga-o dentro desse prazo pelos canais abaixo.',
      `Canais de atendimento: telefone ${telefone}${operadora === null ? '' : `; ${operadora.endereco}`}.`,
      'Este aviso é o da RN ANS 593/2023, arts. 9 e 10.',
    ],
  };
};

/** Whole letter in lines of plain text: what the register keeps. */
export const avisoEmPalavras = (aviso: AvisoDocumento): string => {
  const { conteudo, matricula } = aviso;
  const { operadora, numeros, titular, dependentes, plano, acima, total, abaixo } = dizeres(aviso);
  return [
    tituloDe(conteudo),
    operadora,
    numeros,
    `Titular: ${titular}, matrícula ${matricula}`,
    `Dependentes: ${dependentes}`,
    `Plano: ${plano}`,
    acima,
    ...conteudo.mensalidades.map(
      ({ vencimento, dias, atualizadoCents }) =>
        `Vencimento ${writeDay(vencimento)}: ${diasDe(dias)}, valor atualizado ${emReais(atualizadoCents)}`,
    ),
    total,
    ...abaixo,
  ].join('\n');
};

const escreve = (aviso: AvisoDocumento, em: Papel): void => {
  const { conteudo, matricula, emitidoEm, endereco, letraGrande } = aviso;
  const { operadora, numeros, titular, dependentes, plano, acima, total, abaixo } = dizeres(aviso);
  const titulo = tituloDe(conteudo);
  const folha = newFolha({
    title: titulo,
    criadoEm: emitidoEm,
    em,
    letraGrande,
    cabeca: `${operadora} · ${titulo} · matrícula ${matricula}`,
    pe: `${titulo} · matrícula ${matricula} · emitido em ${writeDay(emitidoEm)}`,
  });
  folha.operator(operadora, numeros);
  folha.skip(10 * mm);
  folha.text(conteudo.pessoas[0]?.nome ?? semDado, { weight: 'bold' });
  for (const linha of endereco.length === 0 ? [`Endereço ${semDado}`] : endereco) folha.text(linha);
  folha.skip(12 * mm);
  folha.title(titulo);
  folha.pair('Titular', titular);
  folha.pair('Dependentes', dependentes);
  folha.pair('Plano', plano);
  folha.pair('Matrícula', matricula);
  folha.pair('Emitido em', writeDay(emitidoEm));
  folha.skip(4 * mm);
  folha.text(acima);
  folha.skip(2 * mm);
  folha.table(
    colunas,
    (linha) => {
      for (const { vencimento, dias, atualizadoCents } of conteudo.mensalidades)
        linha([writeDay(vencimento), counted(dias, 'dia', 'dias'), reais(atualizadoCents)]);
    },
    'Mensalidades em atraso',
  );
  folha.skip(mm);
  folha.text(total, { size: 12, weight: 'bold', align: 'right' });
  folha.skip(4 * mm);
  for (const linha of abaixo) {
    folha.text(linha);
    folha.skip(2 * mm);
  }
  folha.close();
};

/** Letters of notice in one file, each on a page of its own; never locked, because they are printed. */
export const avisosPdf = async (avisos: readonly AvisoDocumento[]): Promise<Uint8Array> => {
  const [primeiro] = avisos;
  if (!primeiro) throw new TypeError('A file of letters needs one.');
  const papel = newPapel({
    title: avisos.length === 1 ? tituloDe(primeiro.conteudo) : 'Avisos de inadimplência',
    criadoEm: primeiro.emitidoEm,
    autor: dizeres(primeiro).operadora,
  });
  for (const [at, aviso] of avisos.entries()) {
    if (at > 0) papel.nextPage();
    papel.within('Sect', () => escreve(aviso, papel));
    papel.release();
  }
  return papel.bytes();
};
