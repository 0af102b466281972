import { type Arquivo, colunasDe, emOrdem, endereco, K, R, TODO_DIA } from '../arquivo.ts';
import { algarismos, cns, cpf, fone, matricula, texto } from '../textos.ts';
import { dia, escolha, mes, reais, simNao, umDe } from '../tipos.ts';
import { extrasDaPessoa, pessoaDeCada } from './pessoaDeCada.ts';

const pessoa = colunasDe('pessoa');
const bond = colunasDe('beneficiario');
const ambos = { dono: 'ambos' } as const;
const nao = { vazia: 'false', exemplo: 'N' } as const;

const pessoais = [
  pessoa('nome', texto({ max: 200 }), {
    rotulo: 'Nome',
    ...R,
    ...ambos,
    exemplo: 'Maria de Exemplo',
    nota: 'Até 70 letras no SIB.',
  }),
  pessoa('cpf', cpf, { ...ambos, rotulo: 'CPF', nota: 'Junta as matrículas da mesma pessoa.' }),
  pessoa('cns', cns, { ...ambos, rotulo: 'CNS' }),
  pessoa('nascimento', dia, {
    ...R,
    ...ambos,
    rotulo: 'Nascimento',
    exemplo: '1990-05-20',
    nota: 'Dá a faixa etária.',
  }),
  pessoa('sexo', escolha('F', 'M'), { ...R, ...ambos, rotulo: 'Sexo' }),
  pessoa('nome_mae', texto({ max: 200 }), {
    rotulo: 'Nome da mãe',
    ...ambos,
    exemplo: 'Ana de Exemplo',
    nota: 'O SIB pede: sem ele a inclusão fica pendente.',
  }),
  pessoa('email', texto(), {
    rotulo: 'E-mail',
    ...ambos,
    exemplo: 'maria@exemplo.com.br',
    nota: 'Recebe boletos e declarações.',
  }),
  pessoa('fone_1', fone, {
    ...ambos,
    rotulo: 'Telefone 1',
    nota: 'O primeiro celular válido dos três recebe as mensagens.',
  }),
  pessoa('fone_2', fone, { ...ambos, rotulo: 'Telefone 2', exemplo: '' }),
  pessoa('fone_3', fone, { ...ambos, rotulo: 'Telefone 3', exemplo: '' }),
  ...endereco(pessoa, 'ambos'),
];

const linhaPessoal = pessoais.map(({ nome }) => `s.${nome}`).join(', ');

/** Reasons why a bond's person needs an answer, as messages of the line. */
const perguntas = [
  ['OUTRO_CPF', 'cpf', 'não é o CPF que a pessoa desta matrícula tem aqui'],
  ['CPF_DE_OUTRA', 'cpf', 'é o CPF de outra pessoa, e a matrícula já tem a sua'],
  ['CPF_DAQUI', 'cpf', 'é o CPF de quem tem outro nome ou outro nascimento aqui'],
  ['MESMO_NOME', 'nome', 'outra matrícula tem o mesmo nome, nascimento e mãe, e esta não traz CPF'],
] as const;

export const beneficiarios: Arquivo = {
  numero: '08',
  nome: 'beneficiarios',
  titulo: 'Beneficiários',
  prazoHoras: TODO_DIA,
  notas: [
    'Uma linha por vínculo (matrícula). O mesmo CPF em várias linhas é uma pessoa só, e os dados pessoais têm de ser iguais em todas.',
    'Um CPF novo numa matrícula daqui, um CPF daqui com outro nome ou nascimento, e uma matrícula nova sem CPF com nome, nascimento e mãe de outra ficam a confirmar no Cadastro: a linha entra.',
    'Um dependente pode vir antes do titular. Traga os cancelados dos últimos 24 meses ao menos.',
    'Ativo no dia d: ativado_em até d, e cancelado_em em branco ou depois de d. cancelado_em é o primeiro dia sem cobertura.',
  ],
  colunas: [
    ...pessoais,
    bond('matricula', matricula, {
      ...K,
      nota: 'O XML do TISS a traz em numeroCarteira.',
    }),
    bond('cco', algarismos('CCO', 12, '000000000001'), {
      dono: 'nosso',
      rotulo: 'CCO',
      exemplo: '',
      nota: 'Em branco: a ANS ainda não o conhece, e segue como inclusão no próximo SIB.',
    }),
    bond('titular_matricula', matricula, {
      ...R,
      referencia: 'beneficiario.matricula',
      nota: 'A própria matrícula, no titular.',
    }),
    bond('dependencia', umDe(1, 3, 4, 6, 8, 10), {
      ...R,
      nota: '1 titular, 3 cônjuge, 4 filho, 6 enteado, 8 pai ou mãe, 10 agregado.',
    }),
    bond('tipo_contratacao', umDe(1, 2, 3), { ...R, nota: '1 individual, 2 empresa, 3 adesão.' }),
    bond('empresa_codigo', texto(), { referencia: 'empresa.codigo', exemplo: '' }),
    bond('plano_registro', texto(), { ...R, referencia: 'plano.registro', exemplo: '400000001' }),
    bond('vendedor_codigo', texto(), { referencia: 'vendedor.codigo', exemplo: '101', nota: 'Quem vendeu.' }),
    bond('congenere_codigo', texto(), {
      referencia: 'congenere.codigo',
      exemplo: '',
      nota: 'Preenchido: cliente da congênere, que nunca vai ao nosso SIB.',
    }),
    bond('cadastrado_em', dia, { ...R, nota: 'Dia da venda.' }),
    bond('ativado_em', dia, { nota: 'Em branco: aguarda ativação.' }),
    bond('cancelado_em', dia, { ...ambos, rotulo: 'Cancelado em', exemplo: '' }),
    bond('motivo_cancelamento_codigo', texto(), {
      ...ambos,
      rotulo: 'Motivo do cancelamento',
      referencia: 'motivo_cancelamento.codigo',
      exemplo: '',
    }),
    bond('cancelamento_fim_mes', simNao, { ...nao, nota: 'Aguarda o fim do mês.' }),
    bond('mensalidade_em', dia, { nota: 'Vencimento da primeira mensalidade.' }),
    bond('mensalidade', reais(), {
      vazia:
        'coalesce((select f.preco_cents from plano_faixa f join faixa_etaria e on e.codigo = f.faixa_codigo where f.plano_registro = s.plano_registro and extract(year from age({hoje}, s.nascimento)) between e.idade_inicial and e.idade_final), 0)',
      nota: 'A de hoje, ou a do cancelamento, antes do desconto. Em branco: a da tabela de preços do plano.',
    }),
    bond('desconto', reais(), {
      vazia: '0',
      exemplo: '',
      nota: 'Em reais por mês, de desconto_inicio a desconto_fim.',
    }),
    bond('desconto_inicio', mes, { exemplo: '' }),
    bond('desconto_fim', mes, { exemplo: '' }),
    bond('debito_automatico', simNao, nao),
    bond('afastado', simNao, { ...nao, nota: 'Artigos 30 e 31 da Lei 9.656/98: paga ele mesmo.' }),
    bond('portabilidade', simNao, nao),
    bond('venda_administrativa', simNao, nao),
    bond('cobertura_parcial_temporaria', simNao, nao),
    bond('itens_excluidos_cobertura', simNao, nao),
    bond('carteira', texto({ max: 40 }), {
      exemplo: '',
      nota: 'Número da carteirinha, quando não é a matrícula.',
    }),
    bond('carteirinha_antiga', texto({ max: 40 }), { exemplo: '' }),
    bond('contrato_em', dia, { exemplo: '', nota: 'Dia do contrato.' }),
    bond('mei', simNao, { exemplo: '', nota: 'Empresário individual. Em branco: sem dado.' }),
    bond('cobranca', escolha('operadora', 'administradora'), {
      exemplo: '',
      nota: 'Quem cobra. Em branco: sem dado.',
    }),
  ],
  regras: [
    {
      coluna: 'dependencia',
      vale: (linha) => (linha['titular_matricula'] === linha['matricula']) === (linha['dependencia'] === 1),
      motivo: 'o titular tem dependência 1 e a própria matrícula em titular_matricula; os outros, não',
      remedio: 'confira as duas colunas',
    },
    {
      coluna: 'empresa_codigo',
      vale: (linha) => (linha['tipo_contratacao'] === 1) === (linha['empresa_codigo'] === null),
      motivo: 'o contrato individual não tem empresa, e os outros têm de ter',
      remedio: 'confira tipo_contratacao e empresa_codigo',
    },
    {
      coluna: 'motivo_cancelamento_codigo',
      vale: (linha) => (linha['cancelado_em'] === null) === (linha['motivo_cancelamento_codigo'] === null),
      motivo: 'o cancelamento tem dia e motivo, ou nenhum dos dois',
      remedio: 'preencha os dois ou deixe os dois em branco',
    },
    emOrdem('cadastrado_em', 'ativado_em'),
    emOrdem('cadastrado_em', 'cancelado_em'),
    emOrdem('ativado_em', 'cancelado_em'),
    emOrdem('desconto_inicio', 'desconto_fim'),
    emOrdem('nascimento', 'cadastrado_em'),
  ],
  unicas: [['cco']],
  extras: extrasDaPessoa,
  prepara: pessoaDeCada,
  conferencias: [
    {
      coluna: 'cpf',
      sql: `with de_varias as (
          select o.pessoa_id, min(o.nr_linha) as primeira from {beneficiarios} o
          where o.espera is not true group by o.pessoa_id having count(*) > 1)
        select s.nr_linha as linha, s.cpf as valor from de_varias v
        join {beneficiarios} s on s.pessoa_id = v.pessoa_id join {beneficiarios} p on p.nr_linha = v.primeira
        where s.espera is not true and (${linhaPessoal}) is distinct from (${linhaPessoal.replaceAll('s.', 'p.')})`,
      motivo: 'os dados pessoais não são os da primeira linha da mesma pessoa',
      remedio: 'corrija no sistema de origem: um CPF é uma pessoa só',
    },
    ...perguntas.map(([pergunta, coluna, motivo]) => ({
      coluna,
      sql: `select s.nr_linha as linha, coalesce(s.cpf_dito, s.cpf) as valor from {beneficiarios} s where s.pergunta = '${pergunta}'`,
      motivo,
      remedio: 'a linha entra; o Cadastro responde em A confirmar',
      avisa: true as const,
    })),
    ...['fone_1', 'fone_2', 'fone_3'].map((coluna) => ({
      coluna,
      sql: `select s.nr_linha as linha, s.${coluna} as valor from {beneficiarios} s where s.${coluna} !~ '^[1-9][0-9]{9,10}$'`,
      motivo: 'não é um telefone com DDD',
      remedio: 'corrija quando puder: a linha entra assim mesmo',
      avisa: true as const,
    })),
    {
      coluna: 'mensalidade',
      sql: `select s.nr_linha as linha, ${reais().escreve('s.mensalidade')} as valor from {beneficiarios} s
        join {planos} f on f.registro = s.plano_registro
        cross join lateral (select (array[${[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `f.preco_faixa_${n}`).join(', ')}])[e.codigo] as preco
          from faixa_etaria e where extract(year from age({hoje}, s.nascimento)) between e.idade_inicial and e.idade_final) t
        where s.cancelado_em is null and s.mensalidade <> t.preco`,
      motivo: 'não é a da tabela de preços do plano para a idade',
      remedio: 'confira a tabela de preços ou a mensalidade',
      avisa: true,
    },
  ],
  destinos: [
    {
      tabela: 'pessoa',
      chave: ['id'],
      mais: { id: 's.pessoa_id' },
      onde: 's.espera is not true',
      repete: true,
    },
    {
      tabela: 'beneficiario',
      chave: ['matricula'],
      mais: { pessoa_id: 's.pessoa_id', atualizado_em: '{hoje}' },
      soNova: ['pessoa_id'],
      comMudanca: ['atualizado_em'],
    },
  ],
  leitura: 'from beneficiario join pessoa on pessoa.id = beneficiario.pessoa_id',
  ausentes: 'beneficiario.cancelado_em is null',
};
