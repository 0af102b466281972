import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import type { ByteSource } from '../decode.ts';
import { refusal } from '../importError.ts';
import { type HashDito, textHash } from '../textHash.ts';
import { readXml, type XmlLimits } from '../xmlStream.ts';
import { achado, acrescenta, type No, SEM_FILHOS } from './arvore.ts';
import { confereForma } from './confereForma.ts';
import { diaDe, horaDe } from './dominios.ts';
import { type Especie, especies, formaDoCabecalho, formasDasGuias } from './formasTiss.ts';
import type { CabecaTiss, GuiaTiss, Talvez } from './guiaTiss.ts';
import { lerGuia, quemEm } from './lerGuia.ts';
import { type Causa, NINGUEM, problema } from './problemaTiss.ts';

/** Supported versions of the standard (TIS-2). */
const versoes: ReadonlySet<string> = new Set([
  '3.02.00',
  '3.02.01',
  '3.02.02',
  '3.03.00',
  '3.03.01',
  '3.03.02',
  '3.03.03',
  '3.04.00',
  '3.04.01',
  '3.05.00',
  '4.00.00',
  '4.00.01',
  '4.01.00',
  '4.02.00',
  '4.03.00',
]);

const GUIAS_POR_LOTE = 100;

/** Maximum of elements per guide, so that its tree stays small. */
const NOS_POR_GUIA = 200_000;

/** Guides, items and problems per portion: the register is queried once per portion. */
const PESO_DA_PORCAO = 1_000;

/** A parsed guide with its problems of form. */
export interface GuiaLida {
  guia: GuiaTiss;
  problemas: ProblemaXml[];
}

/** Facts about a completely read file. */
export interface FimTiss {
  cabeca: CabecaTiss;
  hash: HashDito;
  guias: number;
  /** Problems of the head and of the lot. */
  problemas: ProblemaXml[];
  temAssinatura: boolean;
}

/** One portion: the head before the first guide, and the guides finished since. */
export interface PorcaoTiss {
  cabeca: CabecaTiss;
  guias: GuiaLida[];
}

const outros: Readonly<Record<string, string>> = {
  mensagemSIB: 'um arquivo do SIB: importe-o em Cadastro',
  html: 'uma página da internet',
};

const lidoEm = (no: No, caminho: string, ler: (texto: string) => string | null): Talvez<string> => {
  const onde = achado(no, caminho);
  const valor = onde ? ler(onde.texto.trim()) : null;
  return onde && valor !== null
    ? { valor, linha: onde.linha, coluna: onde.coluna, campo: `cabecalho/${caminho}` }
    : null;
};

const naoVazio = (texto: string): string | null => texto || null;

const cabecaDe = (no: No, numeroLote: Talvez<string>): CabecaTiss => {
  const origem = quemEm(
    achado(no, 'origem/identificacaoPrestador'),
    'cabecalho/origem/identificacaoPrestador/',
  );
  return {
    versao: lidoEm(no, 'Padrao', naoVazio) ?? lidoEm(no, 'versaoPadrao', naoVazio),
    tipoTransacao: lidoEm(no, 'identificacaoTransacao/tipoTransacao', naoVazio),
    sequencial: lidoEm(no, 'identificacaoTransacao/sequencialTransacao', naoVazio),
    data: lidoEm(no, 'identificacaoTransacao/dataRegistroTransacao', diaDe),
    hora: lidoEm(no, 'identificacaoTransacao/horaRegistroTransacao', horaDe),
    origem,
    registroAns: lidoEm(no, 'destino/registroANS', naoVazio),
    numeroLote,
  };
};

const novoNo = (nome: string, linha: number, coluna: number): No => ({
  nome,
  texto: '',
  linha,
  coluna,
  filhos: SEM_FILHOS,
});

/** 'M.mm' that selects the forms; an unknown version uses the most common one. */
const versaoDaForma = (versao: Talvez<string>): string =>
  versao && versoes.has(versao.valor) ? versao.valor.slice(0, 4) : '4.01';

/**
 * Reads a TISS lot in one pass: the head, each guide with its problems of form, at last the hash. Throws
 * ImportError for another kind of file and for unreadable XML; earlier portions have been yielded by then.
 */
export async function* readTiss(source: ByteSource, limits: XmlLimits): AsyncGenerator<PorcaoTiss, FimTiss> {
  const pilha: string[] = [];
  const nos: No[] = [];
  const temFilhos: boolean[] = [];
  const hash = textHash();
  const problemas: ProblemaXml[] = [];
  let cabecalho = novoNo('cabecalho', 1, 1);
  let lote: No = novoNo('loteGuias', 1, 1);
  let numeroLote: Talvez<string> = null;
  let hashDito: string | undefined;
  let temLote = false;
  let temAssinatura = false;
  let especieDoLote: Especie | undefined;
  let prontas: GuiaLida[] = [];
  let peso = 0;
  let guias = 0;
  let nosDaGuia = 0;

  const diz = (onde: No, campo: string, causa: Causa): void => {
    const lugar = { linha: onde.linha, coluna: onde.coluna, campo };
    problemas.push(problema({ nivel: 'ERRO', camada: 'FORMA' }, lugar, NINGUEM, causa));
  };
  const cabeca = (): CabecaTiss => cabecaDe(cabecalho, numeroLote);

  const fechaGuia = (no: No, especie: Especie): void => {
    guias += 1;
    if (guias === GUIAS_POR_LOTE + 1)
      diz(no, 'loteGuias/guiasTISS', {
        message: `O lote tem mais de ${GUIAS_POR_LOTE} guias.`,
        remedio: `Divida o arquivo em lotes de até ${GUIAS_POR_LOTE} guias.`,
        codigo: '5015',
      });
    if (especieDoLote !== undefined && especie !== especieDoLote)
      diz(no, `loteGuias/guiasTISS/${especie}`, {
        message: `O lote mistura <${especieDoLote}> e <${especie}>.`,
        remedio: 'Envie cada tipo de guia no seu próprio lote.',
        codigo: '1301',
      });
    especieDoLote ??= especie;
    const guia = lerGuia(no, especie, guias);
    const alvo = { guia: guia.numeroPrestador?.valor ?? `guia ${guias} do lote`, ordem: guias, item: null };
    const versao = versaoDaForma(cabeca().versao);
    const daForma = confereForma(no, formasDasGuias[especie], { versao, alvo });
    prontas.push({ guia, problemas: daForma });
    peso += 1 + guia.itens.length + daForma.length;
  };
  const porcao = (): PorcaoTiss => {
    const guiasProntas = prontas;
    prontas = [];
    peso = 0;
    return { cabeca: cabeca(), guias: guiasProntas };
  };

  const reading = readXml(
    source,
    {
      open({ name, line, column }) {
        const pai = pilha.at(-1);
        if (pilha.length === 0 && name !== 'mensagemTISS')
          throw refusal(
            `o arquivo não é um lote TISS: ${outros[name] ? `é ${outros[name]}` : `começa por <${name.slice(0, 80)}>`}.`,
            line,
            name.slice(0, 80),
            column,
          );
        if (pai === 'prestadorParaOperadora' && name !== 'loteGuias')
          throw refusal(
            `o arquivo traz <${name.slice(0, 80)}>, e aqui só entram lotes de guias (<loteGuias>).`,
            line,
            name.slice(0, 80),
            column,
          );
        if (pai === 'mensagemTISS' && name === 'operadoraParaPrestador')
          throw refusal('o arquivo é uma resposta de operadora, não um lote de guias.', line, name, column);
        if (pilha.length === 1 && name === 'Signature') temAssinatura = true;
        if (temFilhos.length > 0) temFilhos[temFilhos.length - 1] = true;
        temFilhos.push(false);
        const no = novoNo(name, line, column);
        const acima = nos.at(-1);
        const isRaiz =
          (pilha.length === 1 && name === 'cabecalho') || (pai === 'guiasTISS' && acima === undefined);
        if (acima) acrescenta(acima, no);
        if (acima || isRaiz) {
          nos.push(no);
          nosDaGuia = isRaiz ? 1 : nosDaGuia + 1;
          if (nosDaGuia > NOS_POR_GUIA)
            throw refusal(
              `uma guia tem mais de ${NOS_POR_GUIA.toLocaleString('pt-BR')} elementos; divida-a.`,
              line,
            );
        }
        if (name === 'loteGuias' && pai === 'prestadorParaOperadora') {
          temLote = true;
          lote = no;
        }
        pilha.push(name);
      },
      close({ name, text, line, column }) {
        pilha.pop();
        const isFolha = temFilhos.pop() === false;
        const no = nos.pop();
        if (no) no.texto = isFolha ? text : '';
        const pai = pilha.at(-1);
        if (pai === 'epilogo' && name === 'hash') hashDito = text.trim();
        else if (isFolha && !pilha.includes('Signature') && name !== 'Signature') hash.add(text);
        if (pilha.length === 1 && name === 'cabecalho' && no) cabecalho = no;
        if (pai === 'loteGuias' && name === 'numeroLote' && text.trim() !== '')
          numeroLote = {
            valor: text.trim(),
            linha: line,
            coluna: Math.max(1, column - text.length - `</${name}>`.length),
            campo: 'loteGuias/numeroLote',
          };
        if (pai === 'guiasTISS' && no) {
          const especie = especies.find((each) => each === name);
          if (especie) fechaGuia(no, especie);
          else
            diz(no, `loteGuias/guiasTISS/${name}`, {
              message: `<${name}> não é um dos cinco tipos de guia de um lote.`,
              remedio: `Um lote traz guias de um destes tipos: ${especies.join(', ')}.`,
              codigo: '1301',
            });
        }
      },
    },
    limits,
  );
  try {
    for await (const _ of reading) if (peso >= PESO_DA_PORCAO) yield porcao();
  } catch (cause) {
    // Content before unreadable XML is reported too (TIS-9).
    if (prontas.length > 0) yield porcao();
    throw cause;
  }
  if (prontas.length > 0) yield porcao();
  if (!temLote) throw refusal('o arquivo não traz nenhum lote de guias (<loteGuias>).', 1, 'loteGuias');

  const fim = cabeca();
  const doCabecalho = confereForma(cabecalho, formaDoCabecalho, {
    versao: versaoDaForma(fim.versao),
    alvo: NINGUEM,
    inicio: 'cabecalho/',
  });
  if (fim.versao && !versoes.has(fim.versao.valor))
    diz({ ...cabecalho, ...fim.versao }, fim.versao.campo, {
      message: `A versão ${fim.versao.valor} do padrão TISS não é lida aqui.`,
      remedio: 'Gere o arquivo numa versão de 3.02.00 a 4.03.00.',
      codigo: '5028',
    });
  if (fim.tipoTransacao && fim.tipoTransacao.valor !== 'ENVIO_LOTE_GUIAS')
    diz({ ...cabecalho, ...fim.tipoTransacao }, fim.tipoTransacao.campo, {
      message: `O tipo de transação é ${fim.tipoTransacao.valor.slice(0, 40)}.`,
      remedio: 'Um lote de guias tem o tipo ENVIO_LOTE_GUIAS.',
      codigo: '5001',
    });
  if (!fim.numeroLote)
    diz(lote, 'loteGuias/numeroLote', {
      message: 'Falta o número do lote.',
      remedio: 'Informe <numeroLote> em <loteGuias>, com até 12 caracteres.',
      codigo: '5047',
    });
  if (fim.numeroLote && fim.numeroLote.valor.length > 12)
    diz({ ...lote, ...fim.numeroLote }, fim.numeroLote.campo, {
      message: 'O número do lote passa de 12 caracteres.',
      remedio: 'Dê ao lote um número de até 12 caracteres.',
      codigo: '5047',
    });
  if (guias === 0)
    diz(lote, 'loteGuias/guiasTISS', {
      message: 'O lote não tem nenhuma guia.',
      remedio: 'Envie um lote com ao menos uma guia.',
      codigo: '5007',
    });
  return {
    cabeca: fim,
    hash: hash.compare(hashDito),
    guias,
    problemas: [...doCabecalho, ...problemas],
    temAssinatura,
  };
}
