import { cleanText } from '@vidas/api-client/words/cleanText.ts';
import { achado, achados, type No } from './arvore.ts';
import { numeroDoItem } from './confereForma.ts';
import { decimalDe, diaDe, horaDe, horaDoFim, maiorValor } from './dominios.ts';
import { ditosDaGuia, ditosDoItem } from './ditos.ts';
import type { Especie } from './formasTiss.ts';
import type { GuiaTiss, Identificado, ItemTiss, Lido, Profissional, Talvez, TotaisTiss } from './guiaTiss.ts';

type Ler<T> = (texto: string) => T | null;

const texto: Ler<string> = (lido) => cleanText(lido) || null;
/** A decimal from zero to `maximo`, in units of its last place (`casas`). The form refuses others. */
const decimalAte =
  (casas: number, maximo: bigint): Ler<bigint> =>
  (lido) => {
    const valor = decimalDe(lido, casas);
    return valor === null || valor < 0n || valor > maximo ? null : valor;
  };
const emNumero =
  (ler: Ler<bigint>): Ler<number> =>
  (lido) => {
    const valor = ler(lido);
    return valor === null ? null : Number(valor);
  };
const centavos = emNumero(decimalAte(2, maiorValor));
const centesimos = emNumero(decimalAte(2, 99_999n));
const quantidade = decimalAte(4, 999_999_999n);

const lidoEm = <T>(no: No | undefined, caminho: string, ler: Ler<T>, prefixo = ''): Talvez<T> => {
  const onde = achado(no, caminho);
  const valor = onde ? ler(onde.texto.trim()) : null;
  return onde === undefined || valor === null
    ? null
    : { valor, linha: onde.linha, coluna: onde.coluna, campo: prefixo + caminho };
};

const textoEm = (no: No | undefined, caminho: string): string | null =>
  lidoEm(no, caminho, texto)?.valor ?? null;

const nomesDeQuem: readonly (readonly [string, Identificado['por']])[] = [
  ['codigoPrestadorNaOperadora', 'codigo'],
  ['codigonaOperadora', 'codigo'],
  ['codigoProfExec', 'codigo'],
  ['cpfContratado', 'cpf'],
  ['cnpjContratado', 'cnpj'],
  ['CPF', 'cpf'],
  ['CNPJ', 'cnpj'],
];

/** Identification among an element's children. */
export const quemEm = (no: No | undefined, prefixo: string): Talvez<Identificado> => {
  for (const [nome, por] of nomesDeQuem) {
    const lido = lidoEm(no, nome, texto, prefixo);
    if (lido) return { ...lido, valor: { por, numero: lido.valor } };
  }
  return null;
};

const profissionalDe = (no: No): Profissional => ({
  linha: no.linha,
  coluna: no.coluna,
  grau: textoEm(no, 'grauPart') ?? textoEm(no, 'grauParticipacao'),
  quem: quemEm(achado(no, 'codProfissional'), '')?.valor ?? null,
  nome: textoEm(no, 'nomeProf') ?? textoEm(no, 'nomeProfissional'),
  conselho: textoEm(no, 'conselho') ?? textoEm(no, 'conselhoProfissional'),
  numeroConselho: textoEm(no, 'numeroConselhoProfissional'),
  uf: textoEm(no, 'UF'),
  cbo: lidoEm(no, 'CBOS', texto) ?? lidoEm(no, 'CBO', texto),
});

const comum = (no: No, prefixo: string, de: No | undefined) => ({
  data: lidoEm(de, 'dataExecucao', diaDe, prefixo),
  horaInicial: lidoEm(de, 'horaInicial', horaDe, prefixo),
  quantidade: lidoEm(de, 'quantidadeExecutada', quantidade, prefixo),
  reducao: lidoEm(de, 'reducaoAcrescimo', centesimos, prefixo),
  unitarioCents: lidoEm(de, 'valorUnitario', centavos, prefixo),
  totalCents: lidoEm(de, 'valorTotal', centavos, prefixo),
  linha: no.linha,
  coluna: no.coluna,
  ditos: de ? ditosDoItem(de) : null,
});

const procedimentoDe = (no: No, posicao: number, campo: string): ItemTiss => ({
  ...comum(no, `${campo}/`, no),
  numero: numeroDoItem(no, posicao),
  campo,
  despesa: null,
  tabela: lidoEm(no, 'procedimento/codigoTabela', texto, `${campo}/`),
  codigo: lidoEm(no, 'procedimento/codigoProcedimento', texto, `${campo}/`),
  descricao: textoEm(no, 'procedimento/descricaoProcedimento'),
  equipe: [
    ...achados(no, 'equipeSadt'),
    ...achados(no, 'profissionais'),
    ...achados(no, 'identEquipe').flatMap((each) => achados(each, 'identificacaoEquipe')),
  ].map(profissionalDe),
});

/** Path of an expense in a guide. */
export const CAMPO_DA_DESPESA = 'outrasDespesas/despesa';

const despesaDe = (no: No, posicao: number): ItemTiss => {
  const campo = CAMPO_DA_DESPESA;
  const servico = achado(no, 'servicosExecutados');
  const prefixo = `${campo}/servicosExecutados/`;
  return {
    ...comum(no, prefixo, servico),
    numero: numeroDoItem(no, posicao),
    campo,
    despesa: lidoEm(no, 'codigoDespesa', texto, `${campo}/`),
    tabela: lidoEm(servico, 'codigoTabela', texto, prefixo),
    codigo: lidoEm(servico, 'codigoProcedimento', texto, prefixo),
    descricao: textoEm(servico, 'descricaoProcedimento'),
    equipe: [],
  };
};

const dentistaDe = (no: No | undefined): Profissional[] =>
  no
    ? [
        {
          linha: no.linha,
          coluna: no.coluna,
          grau: null,
          quem: quemEm(no, '')?.valor ?? null,
          nome: textoEm(no, 'nomeProfExec2') ?? textoEm(no, 'nomeProfExec'),
          conselho: '08',
          numeroConselho: textoEm(no, 'croExec'),
          uf: textoEm(no, 'ufExec'),
          cbo: lidoEm(no, 'cbosExec2', texto),
        },
      ]
    : [];

const odontoDe = (no: No, posicao: number, equipe: Profissional[]): ItemTiss => {
  const campo = 'procedimentosExecutados';
  const qtd = lidoEm(no, 'qtdProc', quantidade, `${campo}/`);
  const total = lidoEm(no, 'valorProc', centavos, `${campo}/`);
  const vezes = Number((qtd?.valor ?? 10_000n) / 10_000n) || 1;
  return {
    numero: numeroDoItem(no, posicao),
    linha: no.linha,
    coluna: no.coluna,
    campo,
    despesa: null,
    data: lidoEm(no, 'dataRealizacao', diaDe, `${campo}/`),
    horaInicial: null,
    tabela: lidoEm(no, 'procSolic/codigoTabela', texto, `${campo}/`),
    codigo: lidoEm(no, 'procSolic/codigoProcedimento', texto, `${campo}/`),
    descricao: textoEm(no, 'procSolic/descricaoProcedimento'),
    quantidade: qtd,
    reducao: null,
    // A dental guide states the value of the whole line.
    unitarioCents: total && { ...total, valor: Math.round(total.valor / vezes) },
    totalCents: total,
    equipe,
    ditos: ditosDoItem(no),
  };
};

const consultaDe = (no: No): ItemTiss => {
  const atendimento = achado(no, 'dadosAtendimento');
  const campo = 'dadosAtendimento/procedimento';
  const valor = lidoEm(atendimento, 'procedimento/valorProcedimento', centavos, 'dadosAtendimento/');
  const quando = lidoEm(atendimento, 'dataAtendimento', diaDe, 'dadosAtendimento/');
  const onde = achado(atendimento, 'procedimento') ?? atendimento ?? no;
  const profissional = achado(no, 'profissionalExecutante');
  return {
    numero: 1,
    linha: onde.linha,
    coluna: onde.coluna,
    campo,
    despesa: null,
    data: quando,
    horaInicial: null,
    tabela: lidoEm(atendimento, 'procedimento/codigoTabela', texto, 'dadosAtendimento/'),
    codigo: lidoEm(atendimento, 'procedimento/codigoProcedimento', texto, 'dadosAtendimento/'),
    descricao: null,
    quantidade: valor && { ...valor, valor: 10_000n },
    reducao: null,
    unitarioCents: valor,
    totalCents: valor,
    equipe: profissional ? [profissionalDe(profissional)] : [],
    ditos: null,
  };
};

const itensDe = (no: No, especie: Especie): ItemTiss[] => {
  if (especie === 'guiaConsulta') return [consultaDe(no)];
  if (especie === 'guiaOdonto') {
    const equipe = dentistaDe(achado(no, 'dadosProfissionaisResponsaveis'));
    return achados(no, 'procedimentosExecutados').map((each, at) => odontoDe(each, at + 1, equipe));
  }
  const [lista, nome] =
    especie === 'guiaHonorarios'
      ? ['procedimentosRealizados', 'procedimentoRealizado']
      : ['procedimentosExecutados', 'procedimentoExecutado'];
  let posicao = 0;
  // In file order: a stay's items are numbered through both lists.
  return no.filhos.flatMap((filho) => {
    if (filho.nome === lista)
      return achados(filho, nome).map((each) => procedimentoDe(each, (posicao += 1), `${lista}/${nome}`));
    if (filho.nome === 'outrasDespesas')
      return achados(filho, 'despesa').map((each) => despesaDe(each, (posicao += 1)));
    return [];
  });
};

const totaisDe = (no: No, especie: Especie): TotaisTiss => {
  const direto = { guiaHonorarios: 'valorTotalHonorarios', guiaOdonto: 'valorTotalProc' } as const;
  if (especie === 'guiaHonorarios' || especie === 'guiaOdonto') {
    const geral = lidoEm(no, direto[especie], centavos);
    return geral ? { valorTotalGeral: geral } : {};
  }
  const todos = achado(no, 'valorTotal')?.filhos ?? [];
  return Object.fromEntries(
    todos.flatMap((each): [string, Lido<number>][] => {
      const valor = centavos(each.texto.trim());
      const campo = `valorTotal/${each.nome}`;
      return valor === null ? [] : [[each.nome, { valor, linha: each.linha, coluna: each.coluna, campo }]];
    }),
  );
};

const cidsDe = (saida: No | undefined): Lido<string>[] =>
  (saida ? achados(saida, 'diagnostico') : []).flatMap(({ texto: dito, linha, coluna }) => {
    const valor = texto(dito.trim());
    return valor === null ? [] : [{ valor, linha, coluna, campo: 'dadosSaidaInternacao/diagnostico' }];
  });

/** Reads a guide from its elements; values refused by the form are null. */
export const lerGuia = (no: No, especie: Especie, ordem: number): GuiaTiss => {
  const cabeca = achado(no, 'cabecalhoGuia') ?? achado(no, 'cabecalhoConsulta') ?? no;
  const prefixo = cabeca === no ? '' : `${cabeca.nome}/`;
  const pessoa = especie === 'guiaHonorarios' ? 'beneficiario' : 'dadosBeneficiario';
  const internacao = 'dadosInternacao';
  const executantes: Record<Especie, string> = {
    guiaConsulta: 'contratadoExecutante',
    'guiaSP-SADT': 'dadosExecutante/contratadoExecutante',
    guiaResumoInternacao: 'dadosExecutante/contratadoExecutante',
    guiaHonorarios: 'dadosContratadoExecutante',
    guiaOdonto: 'dadosProfissionaisResponsaveis',
  };
  const executante = executantes[especie];
  return {
    especie,
    ordem,
    linha: no.linha,
    coluna: no.coluna,
    registroAns: lidoEm(cabeca, 'registroANS', texto, prefixo),
    numeroPrestador: lidoEm(cabeca, 'numeroGuiaPrestador', texto, prefixo),
    numeroOperadora:
      textoEm(no, 'numeroGuiaOperadora') ?? textoEm(no, 'dadosAutorizacao/numeroGuiaOperadora'),
    carteira: lidoEm(no, `${pessoa}/numeroCarteira`, texto),
    recemNato: textoEm(no, `${pessoa}/atendimentoRN`),
    executante: quemEm(achado(no, executante), `${executante}/`),
    solicitante: quemEm(
      achado(no, 'dadosSolicitante/contratadoSolicitante'),
      'dadosSolicitante/contratadoSolicitante/',
    ),
    solicitanteNome: textoEm(no, 'dadosSolicitante/profissionalSolicitante/nomeProfissional'),
    solicitanteConselho: textoEm(no, 'dadosSolicitante/profissionalSolicitante/numeroConselhoProfissional'),
    senha: textoEm(no, 'dadosAutorizacao/senha') ?? textoEm(no, 'senha') ?? textoEm(no, 'senhaAutorizacao'),
    senhaValidade:
      lidoEm(no, 'dadosAutorizacao/dataValidadeSenha', diaDe) ?? lidoEm(no, 'validadeSenha', diaDe),
    autorizadaEm:
      (lidoEm(no, 'dadosAutorizacao/dataAutorizacao', diaDe) ?? lidoEm(no, 'dataAutorizacao', diaDe))
        ?.valor ?? null,
    emitidaEm:
      (lidoEm(no, 'dadosSolicitacao/dataSolicitacao', diaDe) ?? lidoEm(no, 'dataEmissaoGuia', diaDe))
        ?.valor ?? null,
    tipoAtendimento: textoEm(no, 'dadosAtendimento/tipoAtendimento'),
    regime: textoEm(no, 'dadosAtendimento/regimeAtendimento'),
    carater:
      textoEm(no, 'dadosSolicitacao/caraterAtendimento') ?? textoEm(no, `${internacao}/caraterAtendimento`),
    tipoInternacao: textoEm(no, `${internacao}/tipoInternacao`),
    cids: cidsDe(achado(no, 'dadosSaidaInternacao')),
    inicio: lidoEm(no, `${internacao}/dataInicioFaturamento`, diaDe),
    horaInicio: lidoEm(no, `${internacao}/horaInicioFaturamento`, horaDe)?.valor ?? null,
    fim:
      lidoEm(no, `${internacao}/dataFinalFaturamento`, diaDe) ??
      lidoEm(no, `${internacao}/dataFimFaturamento`, diaDe),
    horaFim: lidoEm(no, `${internacao}/horaFinalFaturamento`, horaDoFim)?.valor ?? null,
    itens: itensDe(no, especie),
    totais: totaisDe(no, especie),
    ditos: ditosDaGuia(no),
  };
};
