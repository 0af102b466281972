import { type Arquivo, colunasDe, emOrdem, K, R, TODO_DIA } from '../arquivo.ts';
import { algarismos, matricula, texto } from '../textos.ts';
import { dia, escolha, inteiro, momento } from '../tipos.ts';

const daMatricula = { ...R, referencia: 'beneficiario.matricula' } as const;
const vazio = { exemplo: '' } as const;

const autorizacao = colunasDe('autorizacao');

export const autorizacoes: Arquivo = {
  numero: '19',
  nome: 'autorizacoes',
  titulo: 'Autorizações',
  prazoHoras: TODO_DIA,
  notas: ['Registro de autorização e o início do Atendimento vivem delas.'],
  colunas: [
    autorizacao('codigo', texto({ max: 40 }), { ...K, exemplo: 'A1' }),
    autorizacao('matricula', matricula, daMatricula),
    autorizacao('prestador_codigo', texto(), { referencia: 'prestador.codigo', exemplo: '1001' }),
    autorizacao('classe', escolha('CONSULTA', 'EXAME', 'TERAPIA', 'CIRURGIA', 'INTERNAÇÃO'), R),
    autorizacao('carater', escolha('ELETIVA', 'URGÊNCIA'), R),
    autorizacao('status', escolha('AUTORIZADA', 'EM ANÁLISE', 'NEGADA', 'CANCELADA'), {
      ...R,
      dono: 'ambos',
      rotulo: 'Situação da autorização',
    }),
    autorizacao('lancada_em', dia, R),
    autorizacao('auditada_em', dia, vazio),
    autorizacao('inicio', dia, vazio),
    autorizacao('fim', dia, vazio),
    autorizacao('tipo', texto({ max: 60 }), {
      ...vazio,
      dono: 'ambos',
      rotulo: 'Tipo da solicitação',
      nota: 'Um dos tipos de docs/regras/atendimento.md (ATD-16); outro texto vale como não informado.',
    }),
    autorizacao('pedido_em', momento, vazio),
    autorizacao('respondida_em', momento, { ...vazio, dono: 'ambos', rotulo: 'Respondida em' }),
    autorizacao('resposta', texto(), { ...vazio, dono: 'ambos', rotulo: 'Resposta' }),
    autorizacao('clausula', texto(), { ...vazio, dono: 'ambos', rotulo: 'Cláusula' }),
    autorizacao('realizada_em', dia, { ...vazio, dono: 'ambos', rotulo: 'Realizada em' }),
    autorizacao('procedimento_tabela', escolha('18', '19', '20', '22'), vazio),
    autorizacao('procedimento_codigo', algarismos('código da TUSS', 8, '10101012'), {
      ...vazio,
      nota: 'O procedimento principal; sem ele a lista mostra só a classe.',
    }),
    autorizacao('quantidade', inteiro(1, 9_999), {
      ...vazio,
      nota: 'Do procedimento principal; sem ela nada se confere na conta.',
    }),
  ],
  regras: [emOrdem('lancada_em', 'auditada_em'), emOrdem('inicio', 'fim')],
  destinos: [{ tabela: 'autorizacao', chave: ['codigo'] }],
};

const pedido = colunasDe('pedido');

export const pedidos: Arquivo = {
  numero: '20',
  nome: 'pedidos',
  titulo: 'Pedidos de exame',
  prazoHoras: TODO_DIA,
  notas: ['Só Pedidos da semana os lê.'],
  colunas: [
    pedido('numero', texto({ max: 40 }), { ...K, exemplo: 'P1' }),
    pedido('matricula', matricula, daMatricula),
    pedido('grupo', texto(), { ...R, exemplo: 'Exames', nota: 'Aparece como vem.' }),
    pedido('tabela', escolha('18', '19', '20', '22'), { ...R, exemplo: '22' }),
    pedido('codigo', algarismos('código da TUSS', 8, '10101012'), R),
    pedido('liberado_em', dia, R),
    pedido('status', escolha('LIBERADO', 'EM ANÁLISE', 'NEGADO', 'REALIZADO'), R),
  ],
  conferencias: [
    {
      coluna: 'codigo',
      sql: `select s.nr_linha as linha, s.tabela || ' ' || s.codigo as valor from {pedidos} s
        where not exists (select from procedimento p where p.tabela = s.tabela and p.codigo = s.codigo)
          and not exists (select from {procedimentos} p where p.tabela = s.tabela and p.codigo = s.codigo)`,
      motivo: 'não existe nos procedimentos',
      remedio: 'traga o procedimento no arquivo procedimentos',
    },
  ],
  destinos: [{ tabela: 'pedido', chave: ['numero'] }],
};

const token = colunasDe('token_confirmacao');

export const tokens: Arquivo = {
  numero: '21',
  nome: 'tokens',
  titulo: 'Tokens de confirmação',
  prazoHoras: TODO_DIA,
  notas: [
    'O que o aplicativo dá ao beneficiário para confirmar o atendimento. Sem ele não se faz um protocolo aqui.',
  ],
  colunas: [
    token('matricula', matricula, { ...K, ...daMatricula }),
    token('prestador_codigo', texto(), { ...R, referencia: 'prestador.codigo', exemplo: '1001' }),
    token('token', algarismos('token', 6, '123456'), K),
    token('criado_em', momento, K),
  ],
  destinos: [{ tabela: 'token_confirmacao', chave: ['matricula', 'token', 'criado_em'] }],
};

const protocolo = colunasDe('protocolo_atendimento');

export const protocolos: Arquivo = {
  numero: '22',
  nome: 'protocolos',
  titulo: 'Protocolos de atendimento',
  notas: [
    'Os protocolos do sistema central; os que se fazem aqui (código T e algarismos) não vêm em arquivo.',
  ],
  colunas: [
    protocolo('codigo', texto({ max: 40 }), { ...K, exemplo: '1' }),
    protocolo('protocolo', algarismos('protocolo', 20, '39999920260131000001'), {
      ...R,
      nota: 'Registro na ANS (6), AAAAMMDD e mais 6.',
    }),
    protocolo('matricula', matricula, daMatricula),
    protocolo('prestador_codigo', texto(), { referencia: 'prestador.codigo', exemplo: '1001' }),
    protocolo('lancado_em', momento, R),
    protocolo('ocorrido_em', dia, R),
    protocolo('status', escolha('ABERTO', 'EM ANDAMENTO', 'ENCERRADO'), {
      ...R,
      dono: 'ambos',
      rotulo: 'Situação do protocolo',
    }),
    protocolo('tema_codigo', inteiro(0), {
      ...R,
      referencia: 'atendimento_tema.codigo',
      nota: '1 autorização de procedimentos, 2 rede credenciada, 3 boleto e pagamento, 4 reajuste, 5 cancelamento, 6 carência, 7 cadastro, 8 reembolso, 9 aplicativo.',
    }),
    protocolo('canal_codigo', inteiro(0), {
      ...R,
      referencia: 'atendimento_canal.codigo',
      nota: '1 telefone, 2 presencial, 3 WhatsApp, 4 e-mail, 5 aplicativo.',
    }),
    protocolo('manifestacao_codigo', inteiro(0), {
      ...R,
      referencia: 'atendimento_manifestacao.codigo',
      nota: '1 informação, 2 solicitação, 3 reclamação, 4 elogio, 5 sugestão.',
    }),
    protocolo('demanda', texto(), R),
    protocolo('tema_reclamacao', texto(), vazio),
    protocolo('descricao', texto({ linhas: true }), R),
    protocolo('providencia', texto({ linhas: true }), {
      ...vazio,
      dono: 'ambos',
      rotulo: 'Providência',
    }),
    protocolo('funcionario_matricula', texto(), { ...R, exemplo: '1' }),
    protocolo('funcionario_nome', texto(), { ...R, exemplo: 'Atendente de Exemplo' }),
    protocolo('encerrado_em', dia, { ...vazio, dono: 'ambos', rotulo: 'Encerrado em' }),
    protocolo('conclusao', escolha('APROVADA', 'NEGADA', 'REALIZADA'), {
      ...vazio,
      dono: 'ambos',
      rotulo: 'Conclusão',
    }),
    protocolo('resposta', texto({ linhas: true }), { ...vazio, dono: 'ambos', rotulo: 'Resposta' }),
    protocolo('clausula', texto(), { ...vazio, dono: 'ambos', rotulo: 'Cláusula' }),
    protocolo('realizada_em', dia, { ...vazio, dono: 'ambos', rotulo: 'Realizada em' }),
  ],
  regras: [
    {
      coluna: 'codigo',
      vale: ({ codigo }) => !/^T\d+$/.test(String(codigo)),
      motivo: 'os códigos T e algarismos são dos protocolos feitos no produto',
      remedio: 'tire a linha, ou dê outro código ao protocolo',
    },
    {
      coluna: 'encerrado_em',
      vale: (linha) => (linha['status'] === 'ENCERRADO') === (linha['encerrado_em'] !== null),
      motivo: 'só um protocolo encerrado tem o dia do encerramento, e tem de ter',
      remedio: 'confira status e encerrado_em',
    },
    emOrdem('ocorrido_em', 'encerrado_em'),
  ],
  unicas: [['protocolo']],
  destinos: [{ tabela: 'protocolo_atendimento', chave: ['codigo'] }],
  leitura: "from protocolo_atendimento where codigo !~ '^T[0-9]+$'",
};

const usuarioApp = colunasDe('usuario_app');

export const usuarios_aplicativo: Arquivo = {
  numero: '23',
  nome: 'usuarios_aplicativo',
  titulo: 'Usuários do aplicativo',
  prazoHoras: TODO_DIA,
  notas: ['Usuários da API, em Tecnologia, vive deles.'],
  colunas: [
    usuarioApp('matricula', matricula, { ...K, ...daMatricula }),
    usuarioApp('registrado_em', momento, R),
  ],
  destinos: [{ tabela: 'usuario_app', chave: ['matricula'] }],
};

const restricao = colunasDe('restricao_bariatrica');

export const restricoes_bariatricas: Arquivo = {
  numero: '24',
  nome: 'restricoes_bariatricas',
  titulo: 'Restrições bariátricas',
  notas: ['A lista da Prevenção vive delas.'],
  colunas: [
    restricao('matricula', matricula, { ...K, ...daMatricula }),
    restricao('cadastrada_em', dia, K),
    restricao('encerrada_em', dia, vazio),
  ],
  regras: [emOrdem('cadastrada_em', 'encerrada_em')],
  destinos: [{ tabela: 'restricao_bariatrica', chave: ['matricula', 'cadastrada_em'] }],
};

const movimentacao = colunasDe('movimentacao_congenere');

export const movimentacoes_congenere: Arquivo = {
  numero: '25',
  nome: 'movimentacoes_congenere',
  titulo: 'Movimentações de congêneres',
  notas: ['Só o que aguarda no primeiro dia: dali em diante elas seguem das mudanças dos vínculos.'],
  colunas: [
    movimentacao('congenere_codigo', texto(), { ...K, referencia: 'congenere.codigo', exemplo: '1' }),
    movimentacao('matricula', matricula, { ...K, ...daMatricula }),
    movimentacao('operacao', escolha('INCLUSÃO', 'ALTERAÇÃO', 'EXCLUSÃO'), K),
    movimentacao('ocorrida_em', dia, K),
  ],
  destinos: [
    { tabela: 'movimentacao_congenere', chave: ['congenere_codigo', 'matricula', 'operacao', 'ocorrida_em'] },
  ],
  leitura: 'from movimentacao_congenere where enviada_em is null',
};
