import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { getParentRoute, head, source, text } from './rootRoute.tsx'

/** What the signed-in do and make for themselves, and what administrators look after. */
const sharedCoursePage = () => import('../courses/SharedCoursePage.tsx')

const edit = createRoute({
  getParentRoute,
  path: '/topic-details/$id/edit',
  component: lazyRouteComponent(() => import('../editing/EditPage.tsx'), 'EditPage'),
  staticData: source?.('web/editing/EditPage.tsx'),
  validateSearch: (search): { lesson?: string; question?: string; report?: string } => ({
    lesson: text(search.lesson),
    question: text(search.question),
    report: text(search.report),
  }),
  head: () => head('Edit'),
})

const courses = createRoute({
  getParentRoute,
  path: '/courses',
  component: lazyRouteComponent(() => import('../courses/CoursesPage.tsx'), 'CoursesPage'),
  staticData: source?.('web/courses/CoursesPage.tsx'),
  head: () => head('Your courses'),
})

const course = createRoute({
  getParentRoute,
  path: '/courses/$id',
  component: lazyRouteComponent(() => import('../courses/CoursePage.tsx'), 'CoursePage'),
  staticData: source?.('web/courses/CoursePage.tsx'),
  validateSearch: (search): { view?: string } => ({ view: text(search.view) }),
  head: () => head('Your courses'),
})

const sharedCourse = createRoute({
  getParentRoute,
  path: '/shared/courses/$token',
  component: lazyRouteComponent(sharedCoursePage, 'SharedCoursePage'),
  staticData: source?.('web/courses/SharedCoursePage.tsx'),
  loader: async ({ context, params }) => (await sharedCoursePage()).loadSharedCourse(context.queryClient, params),
  head: ({ loaderData }) => head(loaderData?.title ?? 'Shared course'),
})

const review = createRoute({
  getParentRoute,
  path: '/review',
  component: lazyRouteComponent(() => import('../review/ReviewPage.tsx'), 'ReviewPage'),
  staticData: source?.('web/review/ReviewPage.tsx'),
  head: () => head('Review'),
})

const practice = createRoute({
  getParentRoute,
  path: '/practice/$id',
  component: lazyRouteComponent(() => import('../quizzes/PracticePage.tsx'), 'PracticePage'),
  staticData: source?.('web/quizzes/PracticePage.tsx'),
  head: () => head('Practice'),
})

const diagnosis = createRoute({
  getParentRoute,
  path: '/diagnosis/$id',
  component: lazyRouteComponent(() => import('../quizzes/DiagnosisPage.tsx'), 'DiagnosisPage'),
  staticData: source?.('web/quizzes/DiagnosisPage.tsx'),
  head: () => head('What you know already'),
})

const skills = createRoute({
  getParentRoute,
  path: '/skills',
  component: lazyRouteComponent(() => import('../skills/SkillsPage.tsx'), 'SkillsPage'),
  staticData: source?.('web/skills/SkillsPage.tsx'),
  head: () => head('Your skills'),
})

const profile = createRoute({
  getParentRoute,
  path: '/profile',
  component: lazyRouteComponent(() => import('../profile/ProfilePage.tsx'), 'ProfilePage'),
  staticData: source?.('web/profile/ProfilePage.tsx'),
  validateSearch: (search): { next?: string } => ({ next: text(search.next) }),
  head: () => head('Profile'),
})

const claim = createRoute({
  getParentRoute,
  path: '/admin/claim',
  component: lazyRouteComponent(() => import('../admin/ClaimPage.tsx'), 'ClaimPage'),
  staticData: source?.('web/admin/ClaimPage.tsx'),
  validateSearch: (search): { code?: string } => ({ code: text(search.code) }),
  head: () => head('Become the administrator'),
})

const reports = createRoute({
  getParentRoute,
  path: '/admin/reports',
  component: lazyRouteComponent(() => import('../admin/ReportsPage.tsx'), 'ReportsPage'),
  staticData: source?.('web/admin/ReportsPage.tsx'),
  head: () => head('Reports'),
})

const usage = createRoute({
  getParentRoute,
  path: '/admin/usage',
  component: lazyRouteComponent(() => import('../admin/UsagePage.tsx'), 'UsagePage'),
  staticData: source?.('web/admin/UsagePage.tsx'),
  head: () => head('Usage and cost'),
})

export const ownRoutes = [
  edit,
  courses,
  course,
  sharedCourse,
  review,
  practice,
  diagnosis,
  skills,
  profile,
  claim,
  reports,
  usage,
] as const
