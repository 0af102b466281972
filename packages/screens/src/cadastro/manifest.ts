import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';

/** Menu, routes and help of the module. */
export const cadastro: ModuleManifest = {
  key: 'cadastro',
  icon: 'userCheck',
  subtitle: 'Beneficiários, SIB',
  figure: 'sib-xml-conferencia?aba=ativos-sem-cco',
  groups: [
    {
      items: [
        {
          ...inicio,
          load: () => import('./inicio/CadastroInicioScreen.tsx').then((file) => file.CadastroInicioScreen),
          help: [
            'Pendências mostra o que espera por alguém no módulo; cada linha leva à lista onde se resolve.',
            'Calendário do SIB diz, de cada competência, o último dia do arquivo, quando foi gerado, quando veio o retorno e o que está atrasado.',
            'Ir para (Ctrl K) abre o cadastro de uma pessoa por nome, CPF ou matrícula.',
            'Rejeitados pela ANS conta as linhas da lista Rejeitados pela ANS: cada erro que um retorno trouxe e ninguém corrigiu nem descartou. Os números das diferenças vêm do último arquivo de conferência, comparado com o cadastro de hoje.',
          ],
        },
      ],
    },
    {
      label: 'ANS',
      items: [
        {
          key: 'leitura-xml-sib',
          label: 'Leitura de correções SIB',
          route: 'leitura-xml-sib',
          icon: 'correction',
          load: () =>
            import('./leitura-correcao/LeituraCorrecaoSibScreen.tsx').then(
              (file) => file.LeituraCorrecaoSibScreen,
            ),
          help: [
            'Importe o retorno da ANS: os CCO são gravados e o envio que ele responde recebe baixa. Um retorno recusado, repetido ou de um envio que não foi gerado aqui diz isso.',
            'Rejeitados pela ANS mostra o que espera, por retorno. Abra o cadastro para corrigir; o que foi corrigido, ou aceito por um retorno posterior, sai da lista.',
            'O que não será corrigido se descarta, e fica registrado quem descartou e quando.',
            'Retornos guarda o resultado de cada um: o que a ANS aceitou, rejeitou ou não respondeu, e os CCO que não foram gravados, com a razão. Atualizar CCO os tenta de novo.',
          ],
        },
        {
          key: 'envio-sib',
          label: 'Envio do SIB (SBX)',
          route: 'envio-sib',
          icon: 'upload',
          waitsForCarga: true,
          load: () => import('./envio/EnvioSibScreen.tsx').then((file) => file.EnvioSibScreen),
          help: [
            'A prévia mostra o que o arquivo .SBX da competência levaria à ANS: inclusões, retificações, mudanças contratuais, cancelamentos e reativações que ela ainda não aceitou, até o último dia do mês.',
            'Um movimento com pendência fica de fora do arquivo até ser resolvido: use Resolver na linha dele, corrija o campo marcado e salve.',
            'Antes → depois diz o que a ANS tem e o que segue; Já rejeitado, quando e por que ela recusou. Deixar fora tira a linha do arquivo enquanto ela levar o mesmo conteúdo, e Desfazer a traz de volta.',
            'Gere o arquivo, baixe-o e envie-o pelo aplicativo da ANS até o dia 5. Quando o retorno chegar, importe-o em Leitura de correções SIB: os CCO são gravados e o que foi rejeitado volta à prévia.',
            'Enquanto um arquivo espera o retorno, nenhum outro pode ser gerado. Descarte só um arquivo que não foi enviado.',
          ],
        },
        {
          key: 'pendencias-sib',
          label: 'Pendências do SIB',
          route: 'pendencias-sib',
          icon: 'correction',
          load: () => import('./mesa/PendenciasSibScreen.tsx').then((file) => file.PendenciasSibScreen),
          help: [
            'Junta o que a ANS rejeitou e o que falta para o próximo arquivo, um campo de cada vez, com os mesmos campos em seguida.',
            'O campo já está pronto para escrever: Enter salva e vai à próxima. Desfazer (U) volta atrás por dez segundos.',
            'O mesmo para grava a correção também em quem tem o mesmo valor recusado, ou o mesmo campo em falta na mesma família; diz em quem gravou e em quem não.',
            'O que outra pessoa corrigiu some da lista, e uma linha diz quem. Teclas (?) mostra todas as teclas, e desliga as de uma letra.',
          ],
        },
        {
          key: 'diferencas-sib',
          label: 'Diferenças da conferência',
          route: 'diferencas-sib',
          icon: 'refresh',
          load: () =>
            import('./diferencas/MesaDiferencasScreen.tsx').then((file) => file.MesaDiferencasScreen),
          help: [
            'Mostra uma diferença de cada vez: a situação, depois cada campo, depois os inativos que a ANS não conhece. As que já seguem à ANS não estão na lista.',
            'Enviar à ANS (E) manda o valor daqui no próximo envio; Usar o valor da ANS (1) o grava no cadastro. Desfazer (U) volta atrás por dez segundos.',
            'O mesmo para outras diferenças desta pessoa decide todas juntas, e diz qual ficou e por quê.',
          ],
        },
        {
          key: 'sib-xml-conferencia',
          label: 'Conferência cadastral SIB CNX',
          route: 'sib-xml-conferencia',
          icon: 'check',
          load: () =>
            import('./conferencia/ConferenciaSibScreen.tsx').then((file) => file.ConferenciaSibScreen),
          help: [
            'Compara o arquivo de conferência da ANS (.CNX) com o cadastro: quem falta de um lado, a situação e cada campo. Nomes se comparam sem acentos, maiúsculas e espaços repetidos.',
            'As abas mostram o cadastro de agora: o que foi corrigido sai da lista. Recalcular compara tudo de novo, para o caso de uma alteração feita fora do sistema.',
            'Importar SIB CNX mostra o que o arquivo mudaria antes de ele entrar em vigor. Arquivos importados lista todos, e Usar este faz qualquer um voltar.',
            'Atualizar CCO grava na operadora os códigos que a ANS deu, pelo código do beneficiário ou, na falta dele, pelo CPF, e diz por que um não foi gravado.',
            'Uma diferença, ou muitas escolhidas, se resolve de dois modos: Enviar à ANS a põe na prévia do próximo envio; Usar o valor da ANS o grava aqui. Andamento diz o que já foi pedido.',
            'Abrir cadastro, no fim da linha, mostra os dados do beneficiário para corrigi-los.',
          ],
        },
      ],
    },
    {
      label: 'Relatórios',
      items: [
        {
          key: 'beneficiario-cadastrado',
          label: 'Beneficiários cadastrados',
          route: 'beneficiario-cadastrado',
          icon: 'userCheck',
          load: () =>
            import('./relatorios/BeneficiarioCadastradoScreen.tsx').then(
              (file) => file.BeneficiarioCadastradoScreen,
            ),
        },
        {
          key: 'beneficiario-cancelado',
          label: 'Beneficiários cancelados',
          route: 'beneficiario-cancelado',
          icon: 'removed',
          load: () =>
            import('./relatorios/BeneficiarioCanceladoScreen.tsx').then(
              (file) => file.BeneficiarioCanceladoScreen,
            ),
          help: [
            'Lista os beneficiários cujo cancelamento caiu no período, o primeiro e o último dia incluídos.',
            'Custo x benefício é o custo assistencial dividido pelas mensalidades, em porcentagem. Canc. fim mês diz se o cancelamento espera o último dia do mês; até lá o beneficiário continua ativo.',
          ],
        },
        {
          key: 'auxilio-funeral',
          label: 'Auxílio funeral',
          route: 'auxilio-funeral',
          icon: 'heart',
          load: () =>
            import('./relatorios/AuxilioFuneralScreen.tsx').then((file) => file.AuxilioFuneralScreen),
          help: [
            'Lista os lançamentos de auxílio funeral do período. Buscar todos traz os lançamentos de todas as datas.',
            'O valor total e o total de ativos contam somente os beneficiários com status Ativo.',
          ],
        },
        {
          key: 'ativo-empresarial',
          label: 'Ativos por empresa',
          route: 'ativo-empresarial',
          icon: 'building',
          load: () =>
            import('./relatorios/AtivoEmpresarialScreen.tsx').then((file) => file.AtivoEmpresarialScreen),
          help: [
            'Digite o código da empresa e use Buscar para ver os beneficiários ativos dela; os zeros à esquerda são opcionais. Buscar todos traz os de todas as empresas.',
            'O arquivo CSV leva o nome do código da empresa, ou Todos.',
          ],
        },
        {
          key: 'empresa-conveniada',
          label: 'Empresas conveniadas',
          route: 'empresa-conveniada',
          icon: 'company',
          load: () =>
            import('./relatorios/EmpresaConveniadaScreen.tsx').then((file) => file.EmpresaConveniadaScreen),
          help: [
            'Buscar todos lista todas as empresas conveniadas; Buscar ativos, só as que têm contrato ativo.',
            'O número de usuários conta os beneficiários ativos hoje.',
          ],
        },
      ],
    },
    {
      label: 'Contato',
      items: [
        {
          key: 'telefones-errados',
          label: 'Telefones errados',
          route: 'telefones-errados',
          icon: 'correction',
          load: () =>
            import('./telefone/TelefonesErradosScreen.tsx').then((file) => file.TelefonesErradosScreen),
          help: [
            'Lista os telefones que alguém achou errados ao ligar, com quem o disse e quando. Enquanto esperam, ninguém os usa: vale o primeiro dos outros que seja um telefone.',
            'Corrigir grava o número certo no lugar do errado, para todos os módulos e mensagens. Está certo o devolve ao uso. Um número que saiu do cadastro sai também daqui.',
          ],
        },
      ],
    },
    {
      label: 'Papéis',
      items: [
        {
          key: 'formas-acessiveis',
          label: 'Formas acessíveis pedidas',
          route: 'formas-acessiveis',
          icon: 'declaration',
          load: () =>
            import('./forma-de-papel/FormasDePapelScreen.tsx').then((file) => file.FormasDePapelScreen),
          help: [
            'Lista quem pediu papéis em letra grande, em PDF marcado, em texto simples ou por telefone (LBI, art. 62). Todo papel e e-mail obedece ao que está anotado.',
            'O pedido se anota na ficha de quem recebe os papéis, ou em Empresas conveniadas, e aqui se muda ou se encerra. Anota-se a forma, e não o motivo dela.',
          ],
        },
      ],
    },
    {
      label: 'Congêneres',
      items: [
        {
          key: 'movimentacao-beneficiarios',
          label: 'Movimentação de beneficiários',
          route: 'movimentacao-beneficiarios',
          icon: 'move',
          help: [
            'Escolha a congênere para ver as inclusões, alterações e exclusões que falta lhe informar. “Incluir exportados” mostra também o que já foi, quando e por quem; enquanto estiver marcado, não se exporta.',
            'Exportar baixa um arquivo CSV e marca as movimentações como exportadas: cada uma sai em um só arquivo. Se o arquivo se perder, baixe-o de novo em “Exportações anteriores”.',
          ],
          load: () =>
            import('./movimentacao/MovimentacaoBeneficiariosScreen.tsx').then(
              (file) => file.MovimentacaoBeneficiariosScreen,
            ),
        },
      ],
    },
    {
      label: 'Sistema central',
      items: [
        {
          key: 'sistema-central',
          label: 'Para o sistema central',
          route: 'sistema-central',
          icon: 'refresh',
          load: () =>
            import('./sistema-central/SistemaCentralScreen.tsx').then((file) => file.SistemaCentralScreen),
          help: [
            'O que se decidiu aqui sobre pessoas e vínculos e o sistema central ainda não tem, com a idade de cada decisão. A entrega que traz o mesmo valor tira a linha da lista.',
            'Diverge quando os dois lados mudaram o mesmo valor: Manter o daqui o conta de novo, e só se pergunta outra vez quando o central mudar; Aceitar o do central o grava aqui.',
          ],
        },
        {
          key: 'a-confirmar',
          label: 'A confirmar',
          route: 'a-confirmar',
          icon: 'userCheck',
          load: () => import('./sistema-central/AConfirmarScreen.tsx').then((file) => file.AConfirmarScreen),
          help: [
            'Os vínculos cuja pessoa, pelo sistema central, é outra que a daqui: outro CPF na mesma matrícula, um CPF que já é de outra pessoa, ou uma matrícula nova com o nome, o nascimento e a mãe de alguém. Nada para por isso: o vínculo entra, e os dados pessoais esperam a resposta.',
            'É a mesma pessoa: o CPF é uma correção, ou as duas são uma só. É outra pessoa: o vínculo muda de pessoa. Fica como está: só se pergunta de novo quando o central disser outra coisa, e ele é informado.',
          ],
        },
        {
          key: 'ausentes-carga',
          label: 'Ausentes da carga',
          route: 'ausentes-carga',
          icon: 'removed',
          load: () =>
            import('./sistema-central/AusentesCargaScreen.tsx').then((file) => file.AusentesCargaScreen),
          help: [
            'Os vínculos ativos aqui que o último arquivo completo do sistema central não trouxe. Nada se apaga por isso: contam como ativos até alguém decidir ou o central os trazer de novo.',
          ],
        },
      ],
    },
    {
      label: 'Rede',
      items: [
        {
          key: 'prestador-credenciado',
          label: 'Prestadores credenciados',
          route: 'prestador-credenciado',
          icon: 'medical',
          load: () =>
            import('./relatorios/PrestadorCredenciadoScreen.tsx').then(
              (file) => file.PrestadorCredenciadoScreen,
            ),
          help: [
            'Lista os prestadores da rede, com as datas de credenciamento, descredenciamento e recredenciamento.',
            'A lista traz também quem saiu da rede: o filtro vazio na data de descredenciamento deixa só quem nunca saiu.',
          ],
        },
      ],
    },
  ],
};
