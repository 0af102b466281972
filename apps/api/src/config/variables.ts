import { tetosVariables } from './cobrancaConfig.ts';
import type { Environment } from './config.ts';
import { tissVariables } from './tissConfig.ts';

/** One variable of the environment, described for the operator. */
export interface Variable {
  /** Portuguese description of the default. */
  padrao: string;
  texto: string;
}

/** All variables of `loadConfig`, in the order of the table in docs/operacao.md, which is generated from this. */
export const variables: Readonly<Record<keyof Environment, Variable>> = {
  PORT: { padrao: '3000', texto: 'porta da retaguarda, de `/api/v1` e de `/api-site/v1`' },
  OMBUDSMAN_PORT: { padrao: '3001', texto: 'porta do portal e das suas três chamadas públicas' },
  HOST: {
    padrao: '127.0.0.1',
    texto:
      'endereço em que as duas portas escutam; `0.0.0.0` quando um proxy de outra máquina precisa alcançá-las',
  },
  DATA_DIR: {
    padrao: './data',
    texto:
      'banco, segredos, e-mails que não saíram, exemplos; criada com modo 0700. No banco embutido, um processo de cada vez; no PostgreSQL, quantos servidores se quiser',
  },
  DATABASE_URL: { padrao: '–', texto: '`postgres://…` (15 ou mais novo) no lugar do banco embutido' },
  DATABASE_READ_URL: {
    padrao: '–',
    texto:
      'réplicas do PostgreSQL, um endereço de cada, com vírgulas: delas saem as listas e os relatórios ([SER-38](regras/servidor.md))',
  },
  SECRETS: { padrao: '–', texto: 'os segredos como texto, onde não se guarda disco (ver Segredos)' },
  SEED: {
    padrao: '`demo` no banco embutido, `none` no PostgreSQL',
    texto: '`demo` enche um banco vazio com pessoas inventadas; `none` deixa-o vazio',
  },
  DEMO_PASSWORD: {
    padrao: 'sorteada',
    texto:
      'senha das pessoas da demonstração; obedece à regra das senhas: ao menos 12 caracteres, nada do que alguém tentaria primeiro',
  },
  DEMO_LIVES: { padrao: '5000', texto: 'vidas da demonstração' },
  CLOCK_START: {
    padrao: '–',
    texto:
      'só com `SEED=demo`, para testes e apresentações: um momento como `2026-11-21T12:00:00Z` que o relógio do servidor mostra a cada partida, e do qual segue; a demonstração toma o seu dia',
  },
  OPERATOR_NAME: {
    padrao: 'a palavra Operadora; Oeste na demonstração',
    texto: 'nome curto da operadora nos textos',
  },
  ANS_REGISTRATION: {
    padrao: '999999 na demonstração',
    texto: 'registro na ANS, seis dígitos; arquivos do SIB de outro registro são recusados',
  },
  SMTP_URL: {
    padrao: '–',
    texto:
      'servidor de e-mail, `smtp://…` ou `smtps://…`; sem ele o que se envia por e-mail é recusado, e na demonstração fica como .eml em `OUTBOX_DIR` ([MSG-17](regras/mensageria.md))',
  },
  OUTBOX_DIR: {
    padrao: '`DATA_DIR/outbox`',
    texto:
      'pasta das mensagens da demonstração, que não saem; vários servidores de um banco sem `SMTP_URL` têm a mesma',
  },
  MAIL_FROM: {
    padrao: 'nao-responda@localhost',
    texto: 'remetente das mensagens; a um endereço sem nome se junta o de `OPERATOR_NAME`',
  },
  MAIL_REPLY_TO: {
    padrao: '–',
    texto:
      'endereço que recebe as respostas aos e-mails de papéis; sem ele, os e-mails não convidam a responder ([PAP-5](regras/papeis.md))',
  },
  OPERATOR_PHONE: {
    padrao: '–; inventado na demonstração',
    texto: 'telefone para quem paga, como os e-mails o dizem ([PAP-5](regras/papeis.md))',
  },
  OPERATOR_LEGAL_NAME: {
    padrao: 'inventada na demonstração',
    texto: 'razão social, como boletos e declarações a imprimem; sem ela, o CNPJ e o endereço, nenhum se faz',
  },
  OPERATOR_CNPJ: { padrao: 'inventado na demonstração', texto: 'CNPJ da operadora' },
  OPERATOR_ADDRESS: {
    padrao: 'inventado na demonstração',
    texto: '`logradouro e número|bairro|cidade|UF|CEP`, com uma barra vertical entre um e outro',
  },
  BOLETO_AGENCIA: {
    padrao: 'inventada na demonstração',
    texto: 'agência no Banco do Brasil com o dígito (`1234-5`)',
  },
  BOLETO_CONTA: { padrao: 'inventada na demonstração', texto: 'conta com o dígito' },
  BOLETO_CONVENIO: {
    padrao: 'inventado na demonstração',
    texto: 'convênio de 4, 6, 7 ou 8 dígitos; sem ele nenhum retorno do banco entra',
  },
  BOLETO_CARTEIRA: {
    padrao: '17',
    texto: 'carteira que o banco aceita com esse convênio ([BOL-11](regras/boleto.md))',
  },
  BOLETO_MULTA_PERCENT: { padrao: '2', texto: 'multa de um boleto em atraso, em porcentagem' },
  BOLETO_JUROS_MES_PERCENT: { padrao: '1', texto: 'juros ao mês, em porcentagem' },
  BOLETO_REMESSA: {
    padrao: '`nao`; `sim` na demonstração',
    texto:
      '`sim`: novos boletos e baixas vão ao banco por remessa, depois que ele aceitou um arquivo de teste ([REM-6](regras/remessa.md))',
  },
  BOLETO_CONVENIO_NOVOS: {
    padrao: 'o de `BOLETO_CONVENIO`',
    texto:
      'convênio de 7 dígitos só dos novos boletos, sob o mesmo líder: então nenhum número pode ser de dois títulos ([REM-5](regras/remessa.md))',
  },
  BOLETO_REMETENTE: {
    padrao: '`OPERATOR_CNPJ` e `OPERATOR_LEGAL_NAME`; inventado na demonstração',
    texto:
      'CNPJ, só algarismos, e nome como o banco os registrou, com uma barra vertical entre eles; o arquivo do banco não leva CNPJ com letras',
  },
  BOLETO_VARIACAO: {
    padrao: 'nenhuma; `019` na demonstração',
    texto: 'variação da carteira, 3 dígitos; sem ela nenhum novo boleto',
  },
  BOLETO_ESPECIE: {
    padrao: 'nenhuma; `12` na demonstração',
    texto: 'espécie do título, como `12`; sem ela nenhum novo boleto',
  },
  BOLETO_ACEITE: { padrao: '`N`', texto: 'aceite, `N` ou `A`' },
  BOLETO_LAYOUT: { padrao: '`2012`', texto: 'manual do CBR641 que vale para o convênio, `2012` ou `2024`' },
  BOLETO_DIAS_RECEBIMENTO: {
    padrao: '30, e o arquivo não o diz',
    texto:
      'por quantos dias depois do vencimento o banco recebe um novo boleto, igual ao cadastro do convênio; só com o layout de 2024',
  },
  BOLETO_PARCIAL: {
    padrao: 'o que o convênio diz',
    texto: 'se o banco recebe um novo boleto em partes, `S` ou `N`; só com o layout de 2024',
  },
  BOLETO_PIX: {
    padrao: 'sem PIX',
    texto:
      'instrução que pede ao banco o boleto com PIX, `61` a `64`; só com o layout de 2024. O QR vem do banco, e antes dele nenhum é impresso',
  },
  BOLETO_MENSAGEM: { padrao: '–', texto: 'mensagem ao pagador nos novos boletos, até 40 caracteres' },
  BOLETO_FAIXA: {
    padrao:
      'todos, com `BOLETO_CONVENIO_NOVOS`; senão nenhum novo boleto; `900000000-999999999` na demonstração',
    texto:
      'primeiro e último sequencial do nosso número que são dos novos boletos, como `900000000-999999999` ([REM-7](regras/remessa.md))',
  },
  BOLETO_FAIXA_CONFIRMADA: {
    padrao: 'ninguém; inventado na demonstração',
    texto:
      'quem confirmou a faixa no sistema central e o dia, como `Maria Souza|2026-11-20`; sem isso a faixa não vale',
  },
  PIX_CHAVE: {
    padrao: 'nenhum código PIX; inventada na demonstração',
    texto:
      'chave PIX da operadora, como o banco a registrou: CNPJ sem sinais, e-mail, telefone como `+5544999990000` ou chave aleatória; com ela a retaguarda mostra o código do que se deve hoje ([CTA-13](regras/conta.md)). Confirme antes com o banco que a conta pode usar códigos estáticos',
  },
  PIX_NOME: {
    padrao: '–; inventado na demonstração',
    texto: 'nome de quem recebe o PIX, até 25 caracteres sem acento; obrigatório com `PIX_CHAVE`',
  },
  PIX_CIDADE: {
    padrao: '–; inventada na demonstração',
    texto: 'cidade de quem recebe o PIX, até 15 caracteres sem acento; obrigatória com `PIX_CHAVE`',
  },
  DMED_RESPONSAVEL: {
    padrao: 'nenhum arquivo da Dmed se faz',
    texto:
      'quem preenche a Dmed: `CPF|nome|DDD|telefone|e-mail`, com uma barra vertical entre um e outro ([COB-31](regras/cobranca.md))',
  },
  DMED_CPF_CNPJ: {
    padrao: 'nenhum arquivo da Dmed se faz',
    texto: 'CPF de quem responde pelo CNPJ da operadora perante a Receita, 11 dígitos',
  },
  DMED_ESTRUTURA: {
    padrao: 'S5830B',
    texto: 'estrutura do leiaute da Dmed, que a Receita diz a cada ano',
  },
  ...tetosVariables,
  MESSAGING_URL: {
    padrao: 'o serviço que vem junto',
    texto:
      'serviço de mensageria das campanhas; sem ele as campanhas não se importam nem se enviam; na demonstração um próprio responde numa porta desta máquina e não envia nada a ninguém',
  },
  MESSAGING_HASH: {
    padrao: 'sorteado',
    texto:
      'hash da conta na mensageria (`mshash`), 16 caracteres ou mais; o servidor o acrescenta e nenhum navegador o recebe',
  },
  VENDAS_GRUPO: {
    padrao: 'nenhum; o de 613 na demonstração',
    texto:
      'o vendedor que vê as comissões de um grupo, dois pontos e os códigos do grupo, como `10:10,11,12` ([VEN-2](regras/vendas.md))',
  },
  VENDAS_CARTEIRA_LOGINS: {
    padrao: 'ninguém; `gerente,comercial` na demonstração',
    texto: 'logins que abrem a carteira por vendedor, com vírgulas',
  },
  VENDAS_QUALICORP: {
    padrao: 'nenhuma; `QUALICORP` na demonstração',
    texto:
      'palavras, com vírgulas: as empresas cuja administradora tem uma delas no nome são as de Utilização Qualicorp ([VEN-7](regras/vendas.md))',
  },
  FERIADOS_LOCAIS: {
    padrao: '–',
    texto:
      'feriados da cidade, registrados com cada ano ([FIN-4](regras/financeiro.md)): `14/11 Aniversário da cidade` todo ano, `03/05/2026 …` num só, com barra vertical entre um e outro',
  },
  FERIADOS_URL: {
    padrao: '–',
    texto:
      'calendário externo de feriados, perguntado só pelo servidor: um endereço com `{ano}` e, se ele quer, `{cidade}`; responde uma lista JSON de nome, dia e tipo ([FIN-5](regras/financeiro.md))',
  },
  FERIADOS_CIDADE: { padrao: '–', texto: 'código do IBGE da cidade, 7 dígitos, para `{cidade}`' },
  CONFERENCIA_HORA: {
    padrao: '03:00',
    texto:
      'hora de Brasília em que a conferência da noite começa, ou `nunca`; um servidor parado a essa hora a faz ao partir ([CTA-17](regras/conta.md))',
  },
  ANALISE_HORA: {
    padrao: '05:00',
    texto: 'hora em que a análise gerencial se calcula, ou `nunca` ([ANA-13](regras/analise-gerencial.md))',
  },
  CARGA_LIMITE_RECUSADAS: {
    padrao: '1',
    texto:
      'porcentagem das linhas de um arquivo da carga que podem ser recusadas; além dela a entrega inteira é ([CAR-5](regras/carga.md))',
  },
  CARGA_DIAS_GUARDA: {
    padrao: '30',
    texto: 'dias em que se guardam os arquivos da carga, as linhas recusadas e os valores de antes',
  },
  CARGA_MAX_MB: { padrao: '4096', texto: 'tamanho máximo de um arquivo da carga, em MB' },
  DIRETORIA_TETO_VIDAS: {
    padrao: 'nenhum; 25000 na demonstração',
    texto: 'teto de vidas ativas no painel da Diretoria; sem ele nenhum é desenhado',
  },
  CARGA_PRAZO_HORAS: {
    padrao: 'nenhuma entrega é esperada',
    texto:
      'horas depois da extração além das quais a última entrega de um sistema está atrasada, o que o registro diz uma vez por dia ([CAR-38](regras/carga.md))',
  },
  CARGA_PRAZOS: {
    padrao: '30 h os diários e 35 d os mensais',
    texto:
      'de quantas horas (`h`) ou dias (`d`) os dados de cada arquivo da carga podem ser antes de estarem atrasados, como `beneficiarios=30h, faturas=35d, tokens=nunca`; o que não se diz fica com o padrão de [carga.md](carga.md) ([CAR-70](regras/carga.md))',
  },
  DIRETORIA_EXPORTA_LOGINS: {
    padrao: 'ninguém; `gerente` na demonstração',
    texto:
      'logins que podem levar as linhas do painel como arquivo, com vírgulas ([DIR-20](regras/diretoria.md))',
  },
  PUBLIC_STAFF_URL: { padrao: 'máquina e porta', texto: 'endereço da retaguarda como os navegadores o veem' },
  PUBLIC_PORTAL_URL: {
    padrao: 'máquina e porta',
    texto:
      'o mesmo do portal; sem ele a retaguarda leva ao portal por `localhost`, pelo nome de `HOST` ou da primeira, ou pelo endereço a que a conexão chegou',
  },
  OMBUDSMAN_LOOKUP: { padrao: 'strict', texto: '`protocol`: só o protocolo já mostra situação e semana' },
  OMBUDSMAN_NOTIFY: { padrao: '–', texto: 'quem recebe o aviso de denúncia nova e de mudança do acesso' },
  OMBUDSMAN_PHONE: { padrao: '–', texto: 'telefone mostrado no portal' },
  OMBUDSMAN_RECEIPT_OPERATOR: { padrao: '`nao`', texto: '`sim`: o recibo em papel diz a operadora (OUV-34)' },
  QUICK_EXIT_URL: { padrao: 'uma página de busca', texto: 'aonde leva "Sair rápido"' },
  INTRANET_WEBMAIL: { padrao: '–', texto: 'cartão de /interno/inicio; cartão sem endereço não aparece' },
  INTRANET_RH: { padrao: '–', texto: 'o mesmo, do RH' },
  INTRANET_WEBMAIL_ESPECIALIDADES: { padrao: '–', texto: 'o mesmo, do webmail das especialidades' },
  TRUSTED_PROXIES: {
    padrao: '–',
    texto: 'endereços exatos cujo X-Forwarded-For se acredita, só para limitar tentativas, com vírgulas',
  },
  SESSION_TOKEN_MINUTES: { padrao: '120', texto: 'vida de um token' },
  SESSION_MAX_HOURS: { padrao: '12', texto: 'vida de uma sessão' },
  MAX_UPLOAD_MB: { padrao: '1024', texto: 'maior arquivo que se pode enviar' },
  REQUEST_TIMEOUT_SECONDS: {
    padrao: '15',
    texto:
      'o mais que cabeçalhos ou corpo de um pedido podem demorar a chegar; depois, 408. Um arquivo tem 30 minutos',
  },
  STATEMENT_TIMEOUT_SECONDS: { padrao: '60', texto: 'o mais que uma consulta ao banco pode demorar' },
  ...tissVariables,
  CENTRO_MEDICO_PRESTADOR: {
    padrao: 'nenhum; `999520` na demonstração',
    texto:
      'código do prestador que é o centro médico próprio: o módulo Centro Médico vê só o que é dele ([CTM-41](regras/contas-medicas.md))',
  },
  CONTAS_SEGUNDA_PESSOA_ACIMA: { padrao: '–', texto: 'reais acima dos quais outra pessoa paga (CTM-79)' },
  CONTAS_LIMPAS_SEGUNDA_PESSOA_ACIMA: {
    padrao: '10000; `nunca` desliga',
    texto: 'reais acima dos quais outra pessoa confirma as guias limpas aprovadas juntas (CTM-103)',
  },
  LOG_LEVEL: {
    padrao: '`info`; `warn` na demonstração',
    texto: '`debug`, `info` (uma linha por pedido), `warn` ou `error`',
  },
};
