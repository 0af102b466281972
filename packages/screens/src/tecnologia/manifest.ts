import { inicio } from '../app/inicio.ts';
import type { MenuItem, ModuleManifest } from '../app/manifest.ts';
import { conferenciaCarga } from './sharedItems.ts';
import { conferenciaDaNoite } from '../financeiro/sharedItems.ts';

const usuariosSistema: MenuItem = {
  key: 'usuarios-sistema',
  label: 'Usuários do sistema',
  route: 'usuarios-sistema',
  icon: 'users',
  load: () => import('./UsuariosSistemaScreen.tsx').then((file) => file.UsuariosSistemaScreen),
  help: ['As pessoas com login ativo, os módulos que se abrem para cada uma e a última vez que entraram.'],
};

const migracoes: MenuItem = {
  key: 'migracoes',
  label: 'Migrações do banco de dados',
  route: 'migracoes',
  icon: 'list',
  load: () => import('./MigracoesScreen.tsx').then((file) => file.MigracoesScreen),
  help: ['As mudanças de estrutura que o banco de dados recebeu, a mais nova primeiro.'],
};

const mudancasDaConta: MenuItem = {
  key: 'mudancas-da-conta',
  label: 'Mudanças da conta',
  route: 'mudancas-da-conta',
  icon: 'list',
  load: () => import('./MudancasDaContaScreen.tsx').then((file) => file.MudancasDaContaScreen),
  help: [
    'As faturas que a passagem para a conta leu de outro modo: o saldo antes, o saldo depois e o motivo. Onde há dois dias, a comissão de um mês fechado fica com o seu.',
  ],
};

/** Menu, routes and help of the module. */
export const tecnologia: ModuleManifest = {
  key: 'tecnologia',
  icon: 'monitor',
  subtitle: 'Usuários do aplicativo',
  groups: [
    {
      items: [
        {
          ...inicio,
          load: () => import('./InicioTecnologiaScreen.tsx').then((file) => file.InicioTecnologiaScreen),
          pages: [usuariosSistema, migracoes, conferenciaDaNoite, mudancasDaConta],
          help: [
            'Mostra as mudanças de acesso que aguardam uma segunda pessoa, quem se registrou no aplicativo no mês, quem pode entrar no sistema, as migrações do banco de dados, a última conferência da noite e o que a passagem para a conta mudou. Cada número abre as linhas que conta.',
          ],
        },
      ],
    },
    {
      label: 'Relatórios',
      items: [
        {
          key: 'rel-usuarios-api',
          label: 'Usuários da API',
          route: 'rel-usuarios-api',
          icon: 'smartphone',
          load: () => import('./UsuariosApiScreen.tsx').then((file) => file.UsuariosApiScreen),
          help: [
            'Lista quem se registrou no aplicativo no período, o primeiro e o último dia incluídos. O titular é o do contrato; a idade, de quem se registrou.',
          ],
        },
      ],
    },
    {
      label: 'Controle',
      items: [
        {
          key: 'primeiros-passos',
          label: 'Primeiros passos',
          route: 'primeiros-passos',
          icon: 'list',
          load: () =>
            import('./primeiros-passos/PrimeirosPassosScreen.tsx').then((file) => file.PrimeirosPassosScreen),
          help: [
            'O que uma instalação precisa para ser usada: o que está feito, o que falta e o que espera por outro passo, com o que fazer em cada um. Variáveis e comandos são do servidor.',
            'Testar envia uma mensagem pelo servidor de e-mail configurado. Anotar guarda o dia em que um restauro foi ensaiado, que o sistema não tem como saber.',
          ],
        },
        {
          key: 'pessoas',
          label: 'Pessoas e acessos',
          route: 'pessoas',
          icon: 'key',
          load: () => import('./pessoas/PessoasScreen.tsx').then((file) => file.PessoasScreen),
          help: [
            'Todas as pessoas com login. Nova pessoa cria uma; Módulos diz o que se abre para ela; Senha dá outra, digitada ou sorteada, que aparece uma só vez; Desativar a tira do sistema na hora.',
            'O que abre as denúncias da Ouvidoria aguarda uma segunda pessoa, na outra aba, por até 24 horas: dar Ouvidoria ou Tecnologia, trocar a senha de quem tem um dos dois, reativá-lo, e dar módulos a si mesmo. Com uma só pessoa de Tecnologia, isso se faz no console do servidor (npm run user:…).',
            'Histórico diz quem mudou o acesso de uma pessoa e quando. Ninguém desativa a si mesmo, e alguém ativo tem sempre Tecnologia.',
          ],
        },
        {
          key: 'carga-de-dados',
          label: 'Carga de dados',
          route: 'carga-de-dados',
          icon: 'upload',
          load: () =>
            import('./carga-de-dados/CargaDeDadosScreen.tsx').then((file) => file.CargaDeDadosScreen),
          help: [
            'Traz os dados do sistema de origem. Solte ou escolha os arquivos CSV do dicionário, um ou vários, e entrega.json se houver; Conferir lê tudo no servidor e diz o que mudaria, sem gravar nada. Você pode sair da tela: o trabalho continua.',
            'O resultado diz, por arquivo, as linhas, os registros novos, mudados e iguais, as recusadas e as somas. Problemas lista o que há de errado e o que fazer; Baixar recusadas salva essas linhas, com o motivo no fim. Abrir os problemas e salvar as recusadas fica registrado.',
            'Aplicar mostra as contagens e as somas antes de gravar. Uma entrega que não foi aplicada pode ser descartada. Dicionário e modelos diz as colunas de cada arquivo e salva um modelo.',
          ],
        },
        conferenciaCarga,
      ],
    },
  ],
};
