/* The rows of cards by where they lie: `card_rows.py` says what it does, and does the same without a C compiler. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#define FLAGS 64
#define COUNTED 1024
/* Rows that are numbers made once: to make them anew for each position costs more than to find them. */
#define KEPT 16384
#define ROOM 256

static PyObject *kept[KEPT];

/* A number from 0 up; -1 with an error if it is none. */
static long number_of(PyObject *item)
{
#if PY_VERSION_HEX < 0x030C0000
    if (PyLong_CheckExact(item) && (Py_SIZE(item) == 0 || Py_SIZE(item) == 1))
        return Py_SIZE(item) ? (long)((PyLongObject *)item)->ob_digit[0] : 0;
#endif
    long number = PyLong_AsLong(item);
    if (number < 0 && !PyErr_Occurred())
        PyErr_SetString(PyExc_IndexError, "the lists of cards do not fit together");
    return number < 0 ? -1 : number;
}

/* The number that an item of a list is, from 0 up; -1 with an error if it is none. */
static long number_at(PyObject *list, Py_ssize_t place)
{
    if (place >= 0 && place < PyList_GET_SIZE(list))
        return number_of(PyList_GET_ITEM(list, place));
    PyErr_SetString(PyExc_IndexError, "the lists of cards do not fit together");
    return -1;
}

/* The lowest bit that is set; one is. */
static inline int lowest(long bits)
{
#if defined(__GNUC__)
    return __builtin_ctzl((unsigned long)bits);
#else
    int place = 0;
    while (!(bits >> place & 1))
        place++;
    return place;
#endif
}

/* Makes room in a list as lists do, but for many rows at once. */
static int make_room(PyListObject *list)
{
    Py_ssize_t room = 2 * Py_SIZE(list) + ROOM;
    PyObject **items = PyMem_Realloc(list->ob_item, (size_t)room * sizeof(PyObject *));
    if (items == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    list->ob_item = items;
    list->allocated = room;
    return 0;
}

/* What PyList_Append does, without asking what the list is. */
static int add_row(PyObject *rows, long row)
{
    PyListObject *list = (PyListObject *)rows;
    Py_ssize_t size = PyList_GET_SIZE(rows);
    PyObject *number = row < KEPT ? Py_NewRef(kept[row]) : PyLong_FromLong(row);
    if (number == NULL || (size >= list->allocated && make_room(list))) {
        Py_XDECREF(number);
        return -1;
    }
    Py_SET_SIZE(list, size + 1);
    PyList_SET_ITEM(rows, size, number);
    return 0;
}

/* Where the cards of the last position were, and the rows of each: in the next one most are there still. Of small
   numbers, as zones and flags are, there is one object each, so that it is enough to compare objects. */
#define SMALL 256
#define CARDS 512
#define MOST_ROWS 2

typedef struct {
    PyObject *zone, *flag;
    int count;
    long rows[MOST_ROWS];
} Card;

typedef struct {
    PyObject *first, *places;
    Card cards[CARDS];
} Memory;

/* One for each table of places: a seat's own cards and those of the foe. */
static Memory memories[2];

static Memory *memory_of(PyObject *first, PyObject *places)
{
    Memory *memory = memories[0].places == NULL || memories[0].places == places ? &memories[0] : &memories[1];
    if (memory->places != places || memory->first != first) {
        memset(memory->cards, 0, sizeof memory->cards);
        Py_INCREF(first);
        Py_XSETREF(memory->first, first);
        Py_INCREF(places);
        Py_XSETREF(memory->places, places);
    }
    return memory;
}

/* Finds the rows of a card that has moved; -1 with an error if the lists do not fit together. */
static int find_rows(Card *found, PyObject *zone, PyObject *flag, PyObject *const *lists, Py_ssize_t card)
{
    long place = number_of(zone), flags = number_of(flag);
    long left = place < 0 || flags < 0 ? -1 : number_at(lists[3], place * FLAGS + flags);
    long start = left < 0 ? -1 : number_at(lists[1], card);
    long each = start < 0 ? -1 : number_at(lists[2], card);
    if (each < 0)
        return -1;
    found->zone = place <= SMALL && flags <= SMALL ? zone : NULL;
    found->flag = flag;
    found->count = 0;
    for (; left; left &= left - 1) {
        if (found->count == MOST_ROWS) {
            PyErr_SetString(PyExc_ValueError, "a card is seen in too many places");
            found->zone = NULL;
            return -1;
        }
        found->rows[found->count++] = start + each * lowest(left);
    }
    return 0;
}

static PyObject *add_card_rows(PyObject *self, PyObject *const *parts, Py_ssize_t count)
{
    if (count != 8)
        return PyErr_Format(PyExc_TypeError, "add_card_rows takes 8 arguments, not %zd", count);
    for (Py_ssize_t part = 0; part < 6; part++)
        if (!PyList_CheckExact(parts[part]))
            return PyErr_Format(PyExc_TypeError, "a list is needed");
    PyObject *rows = parts[0], *zones = parts[4], *flags = parts[5];
    Py_ssize_t begin = PyLong_AsSsize_t(parts[6]), end = PyLong_AsSsize_t(parts[7]);
    if (PyErr_Occurred())
        return NULL;
    if (begin < 0 || end > PyList_GET_SIZE(zones) || end > PyList_GET_SIZE(flags))
        return PyErr_Format(PyExc_IndexError, "the lists of cards do not fit together");
    Memory *memory = memory_of(parts[1], parts[3]);
    Card other = {0};
    for (Py_ssize_t card = begin; card < end; card++) {
        other.zone = NULL;
        Card *known = card < CARDS ? &memory->cards[card] : &other;
        PyObject *zone = PyList_GET_ITEM(zones, card), *flag = PyList_GET_ITEM(flags, card);
        if ((known->zone != zone || known->flag != flag) && find_rows(known, zone, flag, parts, card))
            return NULL;
        for (int each = 0; each < known->count; each++)
            if (add_row(rows, known->rows[each]))
                return NULL;
    }
    Py_RETURN_NONE;
}

static PyObject *count_answers(PyObject *self, PyObject *const *parts, Py_ssize_t count)
{
    if (count != 8)
        return PyErr_Format(PyExc_TypeError, "count_answers takes 8 arguments, not %zd", count);
    if (!PyBytes_CheckExact(parts[0]) || !PyList_CheckExact(parts[1]) || !PyList_CheckExact(parts[2]) ||
        !PyBytes_CheckExact(parts[3]))
        return PyErr_Format(PyExc_TypeError, "bytes and lists are needed");
    const unsigned char *unseen = (const unsigned char *)PyBytes_AS_STRING(parts[0]);
    const unsigned char *values = (const unsigned char *)PyBytes_AS_STRING(parts[3]);
    PyObject *zones = parts[1], *flags = parts[2];
    Py_ssize_t begin = PyLong_AsSsize_t(parts[4]), end = PyLong_AsSsize_t(parts[5]);
    long need = PyLong_AsLong(parts[6]), room = PyLong_AsLong(parts[7]);
    if (PyErr_Occurred())
        return NULL;
    if (begin < 0 || end > PyList_GET_SIZE(zones) || end > PyList_GET_SIZE(flags) || end > PyBytes_GET_SIZE(parts[3]))
        return PyErr_Format(PyExc_IndexError, "the lists of cards do not fit together");
    long all = 0, alone = 0, helped = 0;
    for (Py_ssize_t card = begin; card < end; card++) {
        long zone = number_of(PyList_GET_ITEM(zones, card)), flag = number_of(PyList_GET_ITEM(flags, card));
        if (zone < 0 || flag < 0)
            return NULL;
        if (zone * FLAGS + flag >= PyBytes_GET_SIZE(parts[0]))
            return PyErr_Format(PyExc_IndexError, "the lists of cards do not fit together");
        if (!unseen[zone * FLAGS + flag])
            continue;
        all++;
        if (!values[card])
            continue;
        long value = values[card] - 1;
        alone += value >= need;
        helped += value + room >= need;
    }
    return PyLong_FromLong((all * COUNTED + alone) * COUNTED + helped);
}

static PyMethodDef methods[] = {{"add_card_rows", (PyCFunction)(void (*)(void))add_card_rows, METH_FASTCALL,
                                 "Adds the rows of some cards."},
                                {"count_answers", (PyCFunction)(void (*)(void))count_answers, METH_FASTCALL,
                                 "Counts the cards that may lie in a hand, and those that answer a fight."},
                                {NULL, NULL, 0, NULL}};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "card_rows", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_card_rows(void)
{
    for (long row = 0; row < KEPT; row++)
        if (kept[row] == NULL && (kept[row] = PyLong_FromLong(row)) == NULL)
            return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made != NULL && (PyModule_AddIntConstant(made, "IN_C", 1) || PyModule_AddIntConstant(made, "FLAGS", FLAGS) ||
                         PyModule_AddIntConstant(made, "COUNTED", COUNTED)))
        Py_CLEAR(made);
    return made;
}
