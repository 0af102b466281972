import type { IconName } from '../app/icons.tsx';
import { inicio } from '../app/inicio.ts';
import type { MenuItem } from '../app/manifest.ts';

// Screens in the menus of several modules: defined once here, used by each of them.
const item = (key: string, label: string, icon: IconName): MenuItem => ({ key, label, route: key, icon });

/** Boletos of a beneficiary: cobrança, vendas, atendimento. */
export const geraBoleto = {
  ...item('gera-boleto', 'Gerar boleto', 'bill'),
  waitsForCarga: true,
  help: [
    'A senha do PDF são os 5 primeiros dígitos do CPF/CNPJ. Imprimir (Ctrl P) o abre em outra aba: imprima dela.',
    'Escolha o tipo, digite a matrícula e, se quiser outro vencimento, a data. Sem data são buscados os boletos em aberto.',
    'Ir para (Ctrl K) abre os boletos de uma pessoa por nome, CPF ou matrícula, e um boleto pelo nosso número ou pelo fim dele.',
    'Um boleto vencido sai com multa e juros até hoje, enquanto o banco o recebe.',
  ],
  load: () => import('./gera-boleto/GeraBoletoScreen.tsx').then((file) => file.GeraBoletoScreen),
} satisfies MenuItem;

/** Income-tax declarations: cobrança, vendas, atendimento. */
export const impostoDeRenda = {
  ...item('imposto-de-renda', 'Imposto de renda', 'declaration'),
  waitsForCarga: true,
  help: [
    'Digite a matrícula do titular ou de um dependente: a declaração é a do contrato.',
    'Para enviar por e-mail, digite o endereço antes de usar Enviar Email.',
    'A senha do PDF, baixado ou enviado, são os 5 primeiros dígitos do CPF do titular. Imprimir (Ctrl P) o abre em outra aba: imprima dela.',
    'Quitação anual mostra os anos em que nada se deve do contrato buscado, e o que falta dos outros. A lei pede que ela saia até maio do ano seguinte.',
  ],
  load: () => import('./imposto-de-renda/ImpostoDeRendaScreen.tsx').then((file) => file.ImpostoDeRendaScreen),
} satisfies MenuItem;

/** Messaging campaigns: cobrança, financeiro. */
export const mensageria = {
  ...item('mensageria', 'Mensageria', 'message'),
  waitsForCarga: true,
  help: [
    'Lista as campanhas de mensagens, a mais nova primeiro; com mês e ano, só as criadas nele. O que está sendo importado ou enviado se atualiza sozinho.',
    'Importar Campanha lê um arquivo .csv separado por ponto e vírgula. Se uma linha estiver errada, nada entra, e o arquivo volta com a coluna MOTIVO.',
    'Uma campanha importada aguarda autorização: Enviar Campanha libera as mensagens, uma só vez.',
  ],
  load: () => import('./mensageria/MensageriaScreen.tsx').then((file) => file.MensageriaScreen),
  pages: [
    {
      ...item('detalhe-campanha', 'Detalhe da campanha', 'message'),
      waitsForCarga: true,
      help: [
        'Mostra a campanha escolhida em Mensageria e o que aconteceu com cada mensagem.',
        'Lidas conta também quem respondeu ou clicou.',
      ],
      load: () => import('./mensageria/DetalheCampanhaScreen.tsx').then((file) => file.DetalheCampanhaScreen),
    },
  ],
} satisfies MenuItem;

/** Who had a procedure in a period: contas médicas, centro médico, jurídico, prevenção. */
export const beneficiarioProc = {
  ...item('beneficiario-proc', 'Beneficiários por procedimento', 'users'),
  help: [
    'Escolha o período e digite o código TUSS do procedimento: a lista traz quem o realizou, uma linha por guia e dia.',
    'Idade e situação são as de hoje. Baixada diz se a guia já foi baixada; guias não utilizadas ficam de fora.',
    'Cada busca fica registrada: quem a fez, quando, para quê e quantas pessoas vieram. O Centro Médico vê só o que se fez no seu prestador.',
  ],
  load: () =>
    import('./beneficiario-proc/BeneficiarioProcScreen.tsx').then((file) => file.BeneficiarioProcScreen),
} satisfies MenuItem;

/** The home and the lists that its figures open: contas médicas, centro médico. */
export const inicioContas = {
  ...inicio,
  help: [
    'Em análise está o que ainda não foi incorporado nem descartado, por quantos dias espera. Cada número abre as suas linhas.',
    'A glosa do mês é a das guias incorporadas na competência de hoje, pelos cinco motivos de maior valor.',
    'Apresentadas há mais de 60 dias mostra quanto do apresentado nos últimos doze meses ainda não foi pago, e os cinco prestadores com a maior parte.',
  ],
  load: () => import('./inicio-contas/InicioContasScreen.tsx').then((file) => file.InicioContasScreen),
  pages: [
    {
      ...item('guias-em-analise', 'Guias em análise', 'fileCheck'),
      help: ['Lista as guias que esperam por análise, a mais antiga primeiro. Abrir mostra a guia.'],
      load: () =>
        import('./inicio-contas/GuiasEmAnaliseScreen.tsx').then((file) => file.GuiasEmAnaliseScreen),
    },
    {
      ...item('lotes-em-analise', 'Lotes em análise', 'package'),
      help: ['Lista os lotes que ainda têm guias em análise. Ver guias leva às do prestador.'],
      load: () =>
        import('./inicio-contas/LotesEmAnaliseScreen.tsx').then((file) => file.LotesEmAnaliseScreen),
    },
    {
      ...item('itens-glosados', 'Itens glosados', 'percent'),
      help: ['Lista os itens com código de glosa das guias incorporadas na competência escolhida.'],
      load: () => import('./inicio-contas/ItensGlosadosScreen.tsx').then((file) => file.ItensGlosadosScreen),
    },
    {
      ...item('guias-nao-pagas', 'Guias não pagas', 'bill'),
      help: [
        'Lista as guias apresentadas há mais de 60 dias, nos últimos doze meses, que ainda não foram baixadas. As não utilizadas ficam de fora.',
      ],
      load: () => import('./inicio-contas/GuiasNaoPagasScreen.tsx').then((file) => file.GuiasNaoPagasScreen),
    },
  ],
} satisfies MenuItem;

/** Guides that providers sent: contas médicas, centro médico. */
export const guiasImportadasXml = {
  ...item('guias-importadas-xml', 'Guias importadas via XML', 'fileCheck'),
  help: [
    'Escolha o prestador. Abra uma guia para avaliar os seus itens: a seta no começo da linha mostra tudo o que se sabe de cada um.',
    'Uma guia fica válida quando todos os itens estão aprovados; só então é incorporada e, quando o prestador permite, baixada.',
    'Um item que não se pode pagar é glosado por inteiro: quantidade zero, com código e comentário.',
    'Lotes e demonstrativos mostra o que se paga de cada lote e, quando nenhuma guia dele está a verificar, dá a resposta ao prestador em PDF e em XML.',
  ],
  load: () =>
    import('./guias-importadas-xml/GuiasImportadasScreen.tsx').then((file) => file.GuiasImportadasScreen),
} satisfies MenuItem;

/** Sending a provider's file: contas médicas, centro médico. */
export const importarXmlPrestador = {
  ...item('importar-xml-prestador', 'Importar XML do prestador', 'upload'),
  help: [
    'Anexe um lote TISS do prestador. Validar diz tudo o que há de errado, com linha, coluna, guia e o que fazer, e não guarda nada.',
    'Importar guarda as guias sem erro. As que têm erro ficam fora; baixe o arquivo só das rejeitadas, para o prestador corrigir e enviar.',
    'O comprovante em PDF leva o nome do arquivo. O protocolo em XML é a resposta do padrão TISS ao prestador.',
  ],
  load: () =>
    import('./importar-xml-prestador/ImportarXmlPrestadorScreen.tsx').then(
      (file) => file.ImportarXmlPrestadorScreen,
    ),
} satisfies MenuItem;

/** Managerial analysis: contabilidade, contas médicas. */
export const analiseGerencial = {
  ...item('analise-gerencial', 'Análise gerencial', 'analysis'),
  help: [
    'Escolha o tipo de contrato e a competência e use Buscar: as mensalidades são dos treze meses que terminam nela.',
    'Calcular despesas soma as guias do período no servidor. Você pode sair e voltar: o cálculo continua, e o resultado fica.',
    'Em Competências está quanto de cada mês ainda espera decisão em Contas Médicas.',
  ],
  load: () =>
    import('./analise-gerencial/AnaliseGerencialScreen.tsx').then((file) => file.AnaliseGerencialScreen),
} satisfies MenuItem;

/** Care cost with invoice: contabilidade, contas médicas. */
export const custoAssistencial = {
  ...item('custo-assistencial-nota-fiscal', 'Custo assistencial com nota fiscal', 'bill'),
  help: [
    'Traz os itens das guias incorporadas em cada competência do período, com o que a operadora aprovou de cada um.',
    'A data da nota fiscal deixa só as guias pagas com as notas desse dia. Os custos por tipo de plano são das linhas que os filtros deixam.',
  ],
  load: () =>
    import('./custo-assistencial/CustoAssistencialScreen.tsx').then((file) => file.CustoAssistencialScreen),
} satisfies MenuItem;

/** Retention: cobrança; the home of retenção loads the same screen. */
export const retencao = {
  ...item('retencao', 'Retenção', 'retention'),
  help: [
    'Escolha a competência e use Buscar. As abas trazem quem foi cancelado no mês, quem sai no fim do mês corrente, quem está em atendimento e quem já foi finalizado.',
    'O botão + registra um atendimento. Em atendimento o resultado fica em branco; finalizado, ele é positivo quando o beneficiário fica e negativo quando ele sai.',
    'Um atendimento finalizado pode ser reaberto na aba Finalizados. A seta no começo da linha abre o histórico.',
  ],
  load: () => import('./retencao/RetencaoScreen.tsx').then((file) => file.RetencaoScreen),
} satisfies MenuItem;

/** The figures of the load beside those of the core system: tecnologia, diretoria. */
export const conferenciaCarga = {
  ...item('conferencia-carga', 'Conferência da carga', 'fileCheck'),
  help: [
    'Cada linha é uma figura contada aqui, com as regras das telas que a mostram, ao lado do que o sistema central diz. Informar digita uma; Informar por arquivo lê muitas de um CSV, e o modelo tem as chaves de todas.',
    'Uma figura é igual só quando tudo o que ela tem foi informado e é o mesmo. Abrir leva às linhas que ela conta, onde há uma tela que as lista.',
    'Numa instalação nova, o arquivo SBX, o fechamento, os envios e as campanhas abrem quando um cargo de gerência assina a conferência. A assinatura diz quantas figuras diferiam ou estavam sem comparar e não se desfaz; a página continua a comparar depois dela.',
  ],
  load: () =>
    import('./conferencia-carga/ConferenciaCargaScreen.tsx').then((file) => file.ConferenciaCargaScreen),
} satisfies MenuItem;

/** The account counted anew, and what differs: the homes of financeiro and tecnologia. */
export const conferenciaDaNoite = {
  ...item('conferencia-da-noite', 'Conferência da noite', 'fileCheck'),
  help: [
    'Cada linha é algo que não bate. Abrir mostra a conta da fatura; a diferença que já não se acha fica fechada por 90 dias.',
    'Conferir agora e Parar são de um gerente de Financeiro ou de Tecnologia.',
  ],
  load: () =>
    import('./conferencia-da-noite/ConferenciaDaNoiteScreen.tsx').then(
      (file) => file.ConferenciaDaNoiteScreen,
    ),
} satisfies MenuItem;
